import { createExampleTextAppender, type RuleExamples } from '../examples'

const place = (id: string) => ({ changes: { 'content/pages/home.json': { 'sections[2].items[0].id': id } } })

export const examples: RuleExamples = {
  wrong: [
    { ...place('main'), message: ['sections[2].items[0].id', '“main”'] },
    { ...place('tab-one'), message: '“tab-one”' },
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('## Contents\n\nIt is short.'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('## Contenu\n\nIl est court.'),
      },
      message: ['en.mdx', '“Contents”'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextAppender('## Author\n\nIt is short.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('## Qui écrit\n\nIl est court.'),
      },
      message: ['en.mdx', '“Author”'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextAppender('## Source FDR\n\nIt is kept.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('## Le règlement\n\nIl se garde.'),
      },
      message: ['en.mdx', 'source-fdr'],
    },
  ],
  right: [
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('## Source documents\n\nThey are kept.'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('## Documents de base\n\nIls sont gardés.'),
      },
    },
    place('mainly'),
    place('table'),
  ],
}
