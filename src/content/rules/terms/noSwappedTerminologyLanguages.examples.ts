import type { RuleExamples } from '../examples'

const term = (en: string, fr: string) => ({ changes: { 'content/glossary.json': { 'terms[2]': { en, fr } } } })

export const examples: RuleExamples = {
  wrong: [
    {
      ...term('énoncé des travaux', 'statement of work'),
      message: ['énoncé des travaux', 'exchanged'],
      level: 'notice',
    },
  ],
  right: [term('statement of work', 'énoncé des travaux'), term('clause', 'clause')],
}
