import { added, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/documents/privacy/fr.mdx': added('## Encore\n\nDes mots.') },
      says: ['content/documents/privacy/fr.mdx', '2 sections (##)'],
    },
  ],
  right: [],
}
