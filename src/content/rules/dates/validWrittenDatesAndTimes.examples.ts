import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The act came into force on June 31, 2025.', message: 'June 31, 2025' },
    { fr: 'La loi est entrée en vigueur le 30 février 2025.', message: '30 février 2025' },
    { en: 'It came into force on 2025-13-01.', message: '2025-13-01' },
    { en: 'The hearing is on Monday, November 24, 2026.', message: 'Tuesday' },
    { fr: 'L’audience est le lundi 24 novembre 2026.', message: 'mardi' },
    { en: 'The act was amended in 20226, as it is read.', message: '20226', level: 'notice' },
    { en: 'The call is on Tuesday, at 10:75.', message: '10:75' },
    { fr: 'L’appel a lieu mardi à 10\u00a0h\u00a075.', message: '75' },
    { en: 'The notice was filed on 12/05/2026.', message: 'month in words', level: 'notice' },
  ],
  right: [
    { en: 'The hearing is on Tuesday, November 24, 2026.', fr: 'L’audience est le mardi 24 novembre 2026.' },
    { en: 'It is current to 2026-03-31.', fr: 'Le texte est à jour au 2026-03-31.' },
    { en: 'The call is at 10:45, the split 40:60.', fr: 'L’appel est à 10\u00a0h\u00a045, le partage 40:60.' },
    { en: 'It may 31 times be read in March 2026.', fr: 'La phase de mars 2026 se termine.' },
  ],
}
