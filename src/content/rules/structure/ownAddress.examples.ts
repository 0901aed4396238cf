import { replaced, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/documents/privacy/en.mdx': replaced('category:', 'route: /contact\ncategory:') },
      says: ['content/documents/privacy/en.mdx', '/contact', 'content/pages/contact.json'],
    },
  ],
  right: [],
}
