import { makeExcerpt } from '../../language/excerpt'
import type { VisibleText } from '../../read/visibleText'
import type { Rule } from '../rule'

// Shorter runs of words may well stand twice: a name, a label, a line of a table.
const least = 60

/** What was pasted twice stands once. */
export const noRepeatedParagraphs: Rule = {
  requirement: 'No paragraph stands twice in a text, nor in a section of a page.',
  level: 'notice',
  check: ({ visibleTexts }) => {
    const seen = new Map<string, VisibleText>()
    return visibleTexts.flatMap(run => {
      const { file, field = '', language, element, text, lineAt } = run
      // What search engines read may repeat what the page says; so may the words of a picture.
      if (text.length < least || element?.includes(' ') || /(?:^|\.)(?:seo|alt|summary|excerpt)\b/.test(field))
        return []
      if (/^(?:locales\/|content\/facts\.json)/.test(file)) return []
      // Sections may share a note; of a profile, “named” stands in the place of the rest.
      const section = /^\w+(?:\[\d+\])?(?:\.named)?/.exec(field)?.[0] ?? ''
      const key = `${file} ${section} ${language} ${text.trim()}`
      const first = seen.get(key)
      if (!first) seen.set(key, run)
      if (!first || (first.field === run.field && !element)) return []
      const line = lineAt?.(0)
      if (element && field === first.field && line !== undefined && line === first.lineAt?.(0)) return []
      return [
        {
          file,
          field: run.field,
          line,
          message: `says “${makeExcerpt(text, 50)}” a second time${first.lineAt ? ` (first on line ${first.lineAt(0)})` : first.field && first.field !== field ? ` (first in ${first.field})` : ''}; take one out, or say something else`,
        },
      ]
    })
  },
}
