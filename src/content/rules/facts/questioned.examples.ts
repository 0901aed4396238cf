import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/facts.json': { 'saving.dependsOn': { 'starter-price': 4500 } } },
      says: ['saving', '“starter-price” was 4500', 'now'],
    },
  ],
  right: [],
}
