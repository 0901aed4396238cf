import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The contract (with its schedules is signed.', message: 'does not close it' },
    { en: 'The contract is signed).', message: 'did not open it' },
    { fr: 'Voir (l’annexe)) du contrat.', message: 'did not open it' },
    { en: 'The contract, “with its schedules, is signed.', message: '“' },
    { en: 'The letter is “read”” and signed.', message: 'take one out' },
    { fr: 'La lettre est «\u00a0lue\u00a0»\u00a0» et signée.', message: 'take one out' },
  ],
  right: [
    { en: 'It is kept,” said the court.', fr: 'Le tout se garde\u00a0», a dit le tribunal.' },
    { en: '“It is read with care.', fr: '«\u00a0Le tout se lit avec soin.' },
    {
      en: 'The contract (“the contract (as amended)”) is signed under a) and b).',
      fr: 'Le contrat («\u00a0le “contrat”\u00a0») est signé selon a) et b), ou l’alinéa 3\u00a0h).',
    },
    { fr: 'La date y est (par. 1.1 b) iii)) et le domaine aussi.' },
  ],
}
