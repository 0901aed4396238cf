import type { RuleExamples } from '../examples'

const second = (to: string, en: string, fr: string) => ({
  changes: { 'content/pages/home.json': { 'sections[3].actions[1]': { label: { en, fr }, to } } },
})

export const examples: RuleExamples = {
  wrong: [
    { ...second('/contact', 'Book a time', 'Prendre rendez-vous'), message: ['sections[3].actions[1].to', '/contact'] },
    { ...second('/privacy', 'Contact', 'Nous joindre'), message: 'sections[3].actions[1].label' },
  ],
  right: [second('/privacy', 'How we keep what you tell us', 'Ce que nous gardons de vos messages')],
}
