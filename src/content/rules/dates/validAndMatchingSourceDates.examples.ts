import { createExampleTextReplacer, type FileChanges, type RuleExamples } from '../examples'

const days = (en: string, fr: string): { changes: FileChanges } => ({
  changes: {
    'content/articles/trials/en.mdx': createExampleTextReplacer('current to June 14, 2026', en),
    'content/articles/trials/fr.mdx': createExampleTextReplacer('à jour au 14 juin 2026', fr),
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...days('current to June 14, 2026.', 'current to June 14, 2026'), message: ['fr.mdx', 'as English writes it'] },
    { ...days('current to June 14, 2027', 'à jour au 14 juin 2027'), message: ['en.mdx', 'still to come'] },
    { ...days('current to June 31, 2026', 'à jour au 31 juin 2026'), message: ['en.mdx', 'fr.mdx', 'no calendar has'] },
    { ...days('current to June 13, 2026', 'à jour au 14 juin 2026.'), message: ['fr.mdx', 'the same day in both'] },
  ],
  right: [days('read in August 2026', 'lu en août 2026'), days('current to May 1, 2026', 'à jour au 1er mai 2026')],
}
