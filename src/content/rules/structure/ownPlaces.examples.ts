import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/pages/home.json': { 'sections[2].items[1].id': 'price' } },
      says: ['sections[2].items[1].id', '“price”'],
    },
  ],
  right: [{ changes: { 'content/pages/home.json': { 'sections[2].items[1].id': 'beginning' } } }],
}
