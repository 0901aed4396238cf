import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/home.json': { 'sections[3].actions[0].fullLoad': true } },
      message: ['sections[3].actions[0].fullLoad', '/404'],
    },
  ],
  right: [],
}
