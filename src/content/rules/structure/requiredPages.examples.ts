import type { RuleExamples } from '../examples'

const [notFound, contact] = ['content/pages/404.json', 'content/pages/contact.json']
const related = { type: 'related', intro: { title: { en: 'Read next', fr: 'À lire ensuite' } } }

export const examples: RuleExamples = {
  wrong: [
    { changes: { [notFound]: null }, message: [notFound, 'is missing'] },
    { changes: { [contact]: null }, message: [contact, 'is missing'] },
    { changes: { [contact]: { 'sections[1]': related } }, message: [contact, '“contactForm”'] },
    {
      changes: { [notFound]: { 'sections[0].actions': undefined } },
      message: ['a button to /:', 'a button to /contact'],
    },
    { changes: { [notFound]: { 'sections[0].actions[1].to': 'phone' } }, message: 'a button to /contact' },
    { changes: { [notFound]: { noindex: undefined } }, message: [notFound, 'noindex'] },
  ],
  right: [{ changes: { [notFound]: { 'sections[1]': related } } }],
}
