import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/home.json': { 'seo.title.fr': 'Joindre un cabinet juridique à Montréal' } },
      message: 'seo.title.fr: has the same title as content/pages/',
    },
  ],
  right: [],
}
