import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The drawing \ufffc shows it.', message: 'U+FFFC' },
    { en: 'The con\u200btract.', message: 'U+200B' },
    { fr: 'Le con\u00adtrat.', message: 'U+00AD' },
    { en: 'The \u202econtract.', message: 'direction of reading' },
    { en: 'The \ufeffcontract.', message: 'byte order mark' },
  ],
  right: [{ en: 'The contract \u{1f468}\u200d\u{1f52c} is signed.', fr: 'Le contrat est signé\u202f!' }],
}
