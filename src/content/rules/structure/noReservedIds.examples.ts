import { appendText, type RuleExamples } from '../examples'

const place = (id: string) => ({ changes: { 'content/pages/home.json': { 'sections[2].items[0].id': id } } })

export const examples: RuleExamples = {
  wrong: [
    { ...place('main'), message: ['sections[2].items[0].id', '“main”'] },
    { ...place('tab-one'), message: '“tab-one”' },
    {
      changes: {
        'content/documents/privacy/en.mdx': appendText('## Contents\n\nIt is short.'),
        'content/documents/privacy/fr.mdx': appendText('## Contenu\n\nIl est court.'),
      },
      message: ['en.mdx', '“Contents”'],
    },
  ],
  right: [place('mainly'), place('table')],
}
