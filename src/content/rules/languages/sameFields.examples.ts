import { replaced, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/articles/trials/fr.mdx': replaced('date: 2024-01-15', 'date: 2024-01-16') },
      says: ['content/articles/trials/fr.mdx:10, date', 'differs from content/articles/trials/en.mdx'],
    },
  ],
  right: [],
}
