import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The board signs a agreement.', message: '“an”' },
    { en: 'It is read as an contract.', message: '“a”' },
    { en: 'It is an university’s patent.', message: '“you”' },
  ],
  right: [
    { en: 'An hour of a university’s time, or a one-page note on a European patent, as Schedule A is read.' },
    { fr: 'Le conseil a entre les mains une page.' },
  ],
}
