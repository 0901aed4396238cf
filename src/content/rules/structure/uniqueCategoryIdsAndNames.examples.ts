import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/categories.json': { '[2]': { id: 'corporate-law', name: { en: 'Trials', fr: 'Fiscalité' } } },
      },
      message: ['[2].id', '“corporate-law”', '[2].name.en', '“Trials”'],
    },
  ],
  right: [],
}
