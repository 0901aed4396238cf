import { added, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': added('word '.repeat(2000)) },
      says: ['content/articles/trials/en.mdx', 'minutes'],
    },
  ],
  right: [],
}
