import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Part time counsel for the laboratory.', message: ['Part time counsel', 'Part-time counsel'] },
    { en: 'A long term plan.', message: 'long-term plan' },
    { en: 'The day to day operations.', message: 'day' },
  ],
  right: [{ en: 'The lawyer works part time, in house, and plans over the long term.' }],
}
