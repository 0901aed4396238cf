import type { Changes, Examples } from '../examples'
import { added } from '../examples'

const document = 'content/documents/privacy/'
const kept: Changes = {
  'content/headings.json': JSON.stringify({
    'content/documents/privacy': { en: ['what-we-keep'], fr: ['ce-que-nous-conservons'] },
  }),
}

const section: Changes = {
  [`${document}en.mdx`]: added('## A new section\n\nIt is read with care.'),
  [`${document}fr.mdx`]: added('## Une nouvelle section\n\nLe tout se lit avec soin.'),
}

export const examples: Examples = {
  wrong: [
    { changes: { ...kept, ...section }, says: ['“A new section”', '“Une nouvelle section”', 'npm run fix:content'] },
  ],
  right: [{ changes: section }],
}
