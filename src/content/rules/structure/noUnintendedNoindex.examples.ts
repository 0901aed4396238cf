import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/pages/home.json': { noindex: true } }, message: ['content/pages/home.json', 'noindex'] },
    {
      changes: { 'content/pages/services/corporate-law.json': { noindex: true } },
      message: 'if people should find the page',
      level: 'notice',
    },
  ],
  right: [{ changes: { 'content/pages/services/corporate-law.json': { noindex: false } } }],
}
