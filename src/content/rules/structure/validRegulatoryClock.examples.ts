import type { RuleExamples } from '../examples'

const section = { type: 'clock', intro: { title: { en: 'Your clock', fr: 'Votre horloge' } } }

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/contact.json': { 'sections[2]': section } },
      message: 'there is no content/clock.json',
    },
  ],
  right: [],
}
