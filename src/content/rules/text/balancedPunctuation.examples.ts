import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The contract (with its schedules is signed.', says: 'does not close it' },
    { en: 'The contract is signed).', says: 'did not open it' },
    { fr: 'Voir (l’annexe)) du contrat.', says: 'did not open it' },
    { en: 'The contract, “with its schedules, is signed.', says: '“' },
  ],
  right: [
    { en: '“It is read with care.', fr: '«\u00a0Le tout se lit avec soin.' },
    {
      en: 'The contract (“the contract (as amended)”) is signed under a) and b).',
      fr: 'Le contrat («\u00a0le “contrat”\u00a0») est signé selon a) et b), ou l’alinéa 3\u00a0h).',
    },
  ],
}
