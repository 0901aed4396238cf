import type { RuleExamples } from '../examples'

const [notFound, contact] = ['content/pages/404.json', 'content/pages/contact.json']
const related = { type: 'related', intro: { title: { en: 'Read next', fr: 'À lire ensuite' } } }

export const examples: RuleExamples = {
  wrong: [
    { changes: { [notFound]: null }, says: [notFound, 'is missing'] },
    { changes: { [contact]: null }, says: [contact, 'is missing'] },
    { changes: { [contact]: { 'sections[1]': related } }, says: [contact, '“contactForm”'] },
    { changes: { [notFound]: { 'sections[0].actions': undefined } }, says: ['a button to /:', 'a button to /contact'] },
    { changes: { [notFound]: { 'sections[0].actions[1].to': 'phone' } }, says: 'a button to /contact' },
    { changes: { [notFound]: { noindex: undefined } }, says: [notFound, 'noindex'] },
  ],
  right: [{ changes: { [notFound]: { 'sections[1]': related } } }],
}
