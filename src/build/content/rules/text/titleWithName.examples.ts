import { replaced, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': replaced(' in Canada"', ' in Canada, explained well"') },
      says: ['seo.title', '65 characters'],
    },
  ],
  right: [],
}
