import { replaced, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': replaced('<Source id="fdr" />', '') },
      says: ['sources', '“fdr”'],
    },
    {
      changes: { 'content/articles/trials/en.mdx': replaced('<Source id="fdr" />', '<Source id="fda" />') },
      says: ['en.mdx:22', '“fda”', 'did you mean “fdr”'],
    },
  ],
  right: [],
}
