import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      en: 'Read the Patent Act, R.S.C. 1985, c. P-4, s. 28.2, then the Patent Act, R.S.C. 1985, c. P-9, s. 2.',
      message: ['“Patent Act”', '“c. P-9”', '“c. P-4”'],
    },
    {
      fr: 'Voir le Code des professions, RLRQ, c. C-26, r. 3.1, puis le Code des professions, RLRQ, c. C-26, r. 3.',
      message: ['“Code des professions”', '“c. C-26, r. 3”', '“c. C-26, r. 3.1”'],
    },
    {
      en: 'Read the Drug Rules, SOR/98-282, s. 26, the Drug Rules, SOR/98-282, s. 27, and the Drug Rules, SOR/98-283, s. 28.',
      message: ['“98-283”', '“98-282”'],
    },
    {
      changes: {
        'content/articles/trials/fr.mdx': text =>
          `${text.replace('Règlement sur les aliments et drogues"', 'Règlement sur les drogues, DORS/98-282"').trimEnd()}\n\nVoir le Règlement sur les drogues, DORS/98-283.\n`,
      },
      message: ['“98-282”', '“98-283”'],
    },
  ],
  right: [
    {
      en: 'The Business Corporations Act, CQLR, c. S-31.1, is not the Business Corporations Act, R.S.C. 1985, c. C-44.',
      fr: 'Voir la Loi sur les brevets, L.R.C. (1985), c. P-4, art. 28.2, puis la Loi sur les brevets, L.R.C. (1985), c. P-4, art. 2.',
    },
  ],
}
