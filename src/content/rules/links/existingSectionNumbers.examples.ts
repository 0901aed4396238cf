import type { RuleExamples } from '../examples'

const numbered = (reference: string) => `## 1. What we keep\n\nIt is kept.\n\n## 2. Contact\n\n${reference}`
const enFrancais = (reference: string) =>
  `## 1. Ce que nous gardons\n\nTout est gardé.\n\n## 2. Contact\n\n${reference}`

export const examples: RuleExamples = {
  wrong: [
    { en: numbered('See section 12.'), in: ['paragraph'], message: ['“section 12”', '1 to 2'], level: 'notice' },
    { fr: enFrancais('Voir la section 3.'), in: ['paragraph'], message: '“section 3”', level: 'notice' },
  ],
  right: [
    {
      en: numbered('See section 1, and section 12 of the act.'),
      fr: enFrancais('Voir la section 1, et la section 12 de la loi.'),
      in: ['paragraph'],
    },
  ],
}
