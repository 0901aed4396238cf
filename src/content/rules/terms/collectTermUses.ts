import type { Language } from '../../../config/languages'
import type { TermUse } from '../../../shared/terms'
import { getFileLine, type MarkdownText } from '../../read/markdownTexts'

/** Collects the <Term> elements of a text with their lines; without a line for fields, whose line is added later. */
export function collectTermUses({
  compiled,
  language,
  field,
  linesBefore,
}: MarkdownText): { line?: number; used: TermUse }[] {
  if (!compiled.readable) return []
  return compiled.terms.map(({ line, words, attributes }) => {
    const { entry, ...names }: Partial<Record<Language | 'entry', string>> = attributes
    return { line: getFileLine({ field, linesBefore }, line), used: { language, words, entry, names } }
  })
}
