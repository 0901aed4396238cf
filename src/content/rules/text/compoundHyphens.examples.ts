import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Part time counsel for the laboratory.', says: ['Part time counsel', 'Part-time counsel'] },
    { en: 'A long term plan.', says: 'long-term plan' },
    { en: 'The day to day operations.', says: 'day' },
  ],
  right: [{ en: 'The lawyer works part time, in house, and plans over the long term.' }],
}
