import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/pages/home.json': { 'seo.title.fr': 'Joindre un cabinet juridique à Montréal' } },
      says: 'seo.title.fr: repeats the title of content/pages/',
    },
  ],
  right: [],
}
