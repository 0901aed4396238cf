import type { Language } from '../../../config/languages'
import type { TermUse } from '../../../shared/terms'
import type { MarkdownText } from '../../read/markdownTexts'

/** Every `Term` of a text with its line in the file; the line of a field is found by itself. */
export function collectMarkedTerms({
  compiled,
  language,
  field,
  linesBefore,
}: MarkdownText): { line?: number; used: TermUse }[] {
  if (!compiled.readable) return []
  return compiled.terms.map(({ line, words, attributes }) => {
    const { entry, ...names }: Partial<Record<Language | 'entry', string>> = attributes
    return { line: field || !line ? undefined : line + linesBefore, used: { language, words, entry, names } }
  })
}
