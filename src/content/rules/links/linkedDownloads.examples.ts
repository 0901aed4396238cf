import { replaced, type Examples } from '../examples'

const file = { 'content/downloads/guide.pdf': '%PDF-1.7\n' }

export const examples: Examples = {
  wrong: [{ changes: file, says: ['content/downloads/guide.pdf', 'no link leads to it'] }],
  right: [
    {
      changes: {
        ...file,
        'content/articles/trials/en.mdx': replaced('](/contact)', '](/downloads/guide.pdf)'),
        'content/articles/trials/fr.mdx': replaced('](/contact)', '](/downloads/guide.pdf)'),
      },
    },
  ],
}
