import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'We read the the contract.', message: 'the the' },
    { fr: 'Le prix de de la licence.', message: 'de de' },
    { en: 'We read the whole letter. We read the whole letter.', message: 'twice' },
  ],
  right: [{ en: 'She had had enough.', fr: 'Nous nous parlons.' }],
}
