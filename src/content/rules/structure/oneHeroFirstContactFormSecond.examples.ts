import type { RuleExamples } from '../examples'

const words = { en: 'Words', fr: 'Des mots' }
const related = { type: 'related', intro: { title: { en: 'Read next', fr: 'À lire ensuite' } } }
const form = {
  type: 'contactForm',
  intro: { title: words },
  consultation: words,
  collection: { title: words, markdown: words },
  reply: words,
  sms: { consent: words, markdown: words },
}

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/pages/contact.json': { 'sections[0]': related } }, message: 'the type “hero”' },
    {
      changes: { 'content/pages/contact.json': { 'sections[1]': related, 'sections[2]': form } },
      message: 'sections[2]: must be the second section',
    },
  ],
  right: [{ changes: { 'content/pages/contact.json': { 'sections[2]': related } } }],
}
