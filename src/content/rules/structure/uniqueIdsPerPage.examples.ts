import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/home.json': { 'sections[2].items[1].id': 'price' } },
      message: ['sections[2].items[1].id', '“price”'],
    },
  ],
  right: [{ changes: { 'content/pages/home.json': { 'sections[2].items[1].id': 'beginning' } } }],
}
