import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/navigation.json': { 'legal[0]': '/contact' } },
      says: ['content/documents/privacy/en.mdx', '/privacy'],
    },
  ],
  right: [],
}
