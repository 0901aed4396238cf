import type { RuleExamples } from '../examples'

const words = { en: 'Words', fr: 'Mots' }

const list = (featured: string) => ({
  type: 'articles',
  intro: { title: { en: 'Read', fr: 'Lire' } },
  featured,
  newsletter: { title: words, text: words, consent: words },
})

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/contact.json': { 'sections[2]': list('trails') } },
      message: ['sections[2].featured', '“trails”'],
    },
  ],
  right: [{ changes: { 'content/pages/contact.json': { 'sections[2]': list('trials') } } }],
}
