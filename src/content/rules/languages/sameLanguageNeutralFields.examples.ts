import { createExampleTextReplacer, type RuleExamples } from '../examples'

const covered = (en: string, fr: string) => {
  const lines = (each: string) =>
    [
      'category: clinical-trials',
      'cover:',
      '  reading: "What it says."',
      ...each.split('; ').map(line => `  ${line}`),
    ].join('\n')
  return {
    'content/articles/trials/en.mdx': createExampleTextReplacer('category: clinical-trials', lines(en)),
    'content/articles/trials/fr.mdx': createExampleTextReplacer('category: clinical-trials', lines(fr)),
  }
}
const [peaks, cells] = ['drawing: peaks; figures: [1, 2, 3, 4, 5', 'drawing: cells; figures: [1, 2]; labels: [I, II']

export const examples: RuleExamples = {
  wrong: [
    { changes: covered(`${peaks}]`, `${peaks}, 6]`), message: ['fr.mdx:13, cover.figures', 'differs from'] },
    { changes: covered(`${cells}]`, `${cells}I]`), message: ['fr.mdx', 'cover.labels', 'differs from'] },
    {
      changes: { 'content/articles/trials/fr.mdx': createExampleTextReplacer('date: 2024-01-15', 'date: 2024-01-16') },
      message: ['content/articles/trials/fr.mdx:10, date', 'differs from content/articles/trials/en.mdx'],
    },
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextReplacer(
          'updated: 2026-11-01',
          'updated: 2026-11-01\nupdatedLabel: "November 2026"',
        ),
      },
      message: ['content/documents/privacy/fr.mdx', 'updatedLabel'],
    },
    {
      changes: {
        'content/articles/trials/fr.mdx': createExampleTextReplacer(
          'picture: { src: "lines.png" }',
          'picture: { src: "lines.png", alt: "Des lignes vertes qui se croisent." }',
        ),
      },
      message: ['content/articles/trials/en.mdx', 'picture.alt', 'is missing, and'],
    },
  ],
  right: [],
}
