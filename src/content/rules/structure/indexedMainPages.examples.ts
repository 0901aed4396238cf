import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/pages/home.json': { noindex: true } }, says: ['content/pages/home.json', 'noindex'] },
    {
      changes: { 'content/pages/services/corporate-law.json': { noindex: true } },
      says: 'if people should find the page',
      level: 'notice',
    },
  ],
  right: [{ changes: { 'content/pages/services/corporate-law.json': { noindex: false } } }],
}
