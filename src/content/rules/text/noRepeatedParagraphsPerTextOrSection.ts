import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import type { VisibleText } from '../../read/visibleText'
import type { Rule } from '../rule'

// In characters; shorter texts may repeat: names, labels, table rows.
const least = 60

export const noRepeatedParagraphsPerTextOrSection: Rule = {
  requirement: 'No paragraph appears twice in a text or in a section of a page.',
  level: 'notice',
  check: ({ visibleTexts }) => {
    const seen = new Map<string, VisibleText>()
    return visibleTexts.map(run => {
      const { file, field = '', language, element, text, lineAt } = run
      // Metadata and alt texts may repeat what the page says.
      if (text.length < least || element?.includes(' ') || /(?:^|\.)(?:seo|alt|summary|excerpt)\b/.test(field))
        return undefined
      if (/^(?:locales\/|content\/facts\.json)/.test(file)) return undefined
      // Sections may share a note; in a profile, `named` replaces the other fields.
      const section = /^\w+(?:\[\d+\])?(?:\.named)?/.exec(field)?.[0] ?? ''
      const key = `${file} ${section} ${language} ${text.trim()}`
      const first = seen.get(key)
      if (!first) seen.set(key, run)
      if (!first || (first.field === run.field && !element)) return undefined
      const line = lineAt?.(0)
      if (element && field === first.field && line !== undefined && line === first.lineAt?.(0)) return undefined
      return {
        file,
        field: run.field,
        line,
        message: `says “${truncateToSingleLine(text, 50)}” a second time${first.lineAt ? ` (first on line ${first.lineAt(0)})` : first.field && first.field !== field ? ` (first in ${first.field})` : ''}; take one out, or say something else`,
      }
    })
  },
}
