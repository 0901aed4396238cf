import { createExampleTextReplacer, type RuleExamples } from '../examples'

const sourceTitle = (before: string, after: string) => ({
  changes: { 'content/articles/trials/fr.mdx': createExampleTextReplacer(before, after) },
})

export const examples: RuleExamples = {
  wrong: [
    { en: 'See DORS/93-133 and RLRQ, c. P-39.1.', message: ['“SOR/”', '“CQLR”'] },
    { fr: 'Voir R.S.C. (1985), s. 28.2.', message: ['“L.R.C.”', '“art.”'] },
    {
      ...sourceTitle('aliments et drogues"', 'aliments et drogues, SOR/2019-124"'),
      message: ['fr.mdx', 'sources[0].title', '“DORS/”'],
    },
    { fr: 'Voir Payette v. Guay inc., 2013 SCC 45.', message: ['“c.”', '“CSC”'] },
  ],
  right: [
    { en: 'See SOR/93-133, s. 4, and art. 1474 of the Civil Code.', fr: 'Voir DORS/93-133, art. 4.' },
    { en: 'In Québec, Payette c. Martin was read.', fr: 'Voir Payette Inc. v. Martin, 598 U.S. 594 (2023).' },
  ],
}
