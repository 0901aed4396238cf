import type { RuleExamples } from '../examples'

const [notFound, contact] = ['content/pages/404.json', 'content/pages/contact.json']
const related = { type: 'related', intro: { title: { en: 'Read next', fr: 'À lire ensuite' } } }

const both = (words: string) => ({ en: words, fr: words })
const pageWithoutTool = JSON.stringify({
  name: both('Terms'),
  summary: both('Terms.'),
  seo: {
    title: both('Terms of the law of life sciences'),
    description: both('Terms of the law of life sciences. '.repeat(4).trim()),
    keywords: [both('terms'), both('law'), both('science')],
  },
  category: 'company',
  updated: '2026-11-20',
  sections: [{ type: 'hero', title: both('Terms'), lead: both('Terms.'), picture: { src: 'lines.png' } }, related],
})

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/pages/resources/glossary.json': pageWithoutTool }, message: '“glossary”' },
    { changes: { 'content/pages/resources/cost-estimator.json': pageWithoutTool }, message: '“costEstimator”' },
    { changes: { 'content/pages/resources/regulatory-clock.json': pageWithoutTool }, message: '“clock”' },
    { changes: { [notFound]: null }, message: [notFound, 'is missing'] },
    { changes: { [contact]: null }, message: [contact, 'is missing'] },
    { changes: { [contact]: { 'sections[1]': related } }, message: [contact, '“contactForm”'] },
    {
      changes: { [notFound]: { 'sections[0].actions': undefined } },
      message: ['a button to /:', 'a button to /contact'],
    },
    { changes: { [notFound]: { 'sections[0].actions[1].to': 'phone' } }, message: 'a button to /contact' },
    {
      changes: { 'content/practice.json': { 'providers.analyticsId': 'G-ABC123' } },
      message: ['providers.analyticsId', '/privacy-policy'],
    },
    { changes: { [notFound]: { noindex: undefined } }, message: [notFound, 'noindex'] },
  ],
  right: [{ changes: { [notFound]: { 'sections[1]': related } } }],
}
