import type { RuleExamples } from '../examples'

const words = { en: 'Words', fr: 'Mots' }
const text = { en: 'A paragraph.', fr: 'Un paragraphe.' }
const list = {
  type: 'articles',
  intro: { title: { en: 'Read', fr: 'Lire' } },
  featured: 'trials',
  newsletter: { title: words, text, consent: text },
}
const button = (to: string) => ({
  changes: {
    'content/pages/contact.json': { 'sections[2]': list },
    'content/pages/home.json': { 'sections[3].actions[0].to': to },
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...button('/contact?category=clinical-trial'), message: ['“clinical-trial”', 'did you mean “clinical-trials”'] },
    { ...button('/contact?categorie=clinical-trials'), message: 'did you mean “category”' },
  ],
  right: [button('/contact?category=clinical-trials')],
}
