import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: {
        'content/categories.json': { '[2]': { id: 'corporate-law', name: { en: 'Trials', fr: 'Fiscalité' } } },
      },
      says: ['[2].id', '“corporate-law”', '[2].name.en', '“Trials”'],
    },
  ],
  right: [],
}
