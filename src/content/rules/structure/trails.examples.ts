import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/navigation.json': { 'trail["/services"]': undefined } },
      says: ['trail["/services"]', 'content/pages/services/corporate-law.json'],
    },
  ],
  right: [],
}
