import { replaced, type Examples } from '../examples'

const [en, fr] = ['content/articles/trials/en.mdx', 'content/articles/trials/fr.mdx']
const both = (before: string, after: string) => ({ [en]: replaced(before, after), [fr]: replaced(before, after) })

export const examples: Examples = {
  wrong: [
    { changes: both('reviewed: 2026-11-20', 'reviewed: 2024-01-14'), says: ['en.mdx:11, reviewed', '2024-01-15'] },
  ],
  right: [{ changes: both('reviewed: 2026-11-20', 'reviewed: 2024-01-15') }],
}
