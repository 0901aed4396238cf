import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Un question du conseil.', message: 'feminine' },
    { fr: 'Il lit cet entente.', message: 'feminine' },
    { fr: 'Cette règlement est écrit.', message: 'masculine' },
    { fr: 'Elle lit une contrat.', message: 'masculine' },
  ],
  right: [{ fr: 'Une page du silence, une image de ce million; cette entente et ce contrat, un bastion.' }],
}
