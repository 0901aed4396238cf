import type { FileChanges, RuleExamples } from '../examples'
import { createExampleTextAppender } from '../examples'

const document = 'content/documents/privacy/'
const kept: FileChanges = {
  'content/headings.json': JSON.stringify({
    'content/documents/privacy': { en: ['what-we-keep'], fr: ['ce-que-nous-conservons'] },
  }),
}

const section: FileChanges = {
  [`${document}en.mdx`]: createExampleTextAppender('## A new section\n\nIt is read with care.'),
  [`${document}fr.mdx`]: createExampleTextAppender('## Une nouvelle section\n\nLe tout se lit avec soin.'),
}

export const examples: RuleExamples = {
  wrong: [
    { changes: { ...kept, ...section }, message: ['“A new section”', '“Une nouvelle section”', 'npm run fix:content'] },
  ],
  right: [{ changes: section }],
}
