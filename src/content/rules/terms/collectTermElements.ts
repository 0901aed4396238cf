import type { Language } from '../../../config/languages'
import type { TermElementData } from '../../../shared/terms'
import { getFileLine, type AnalyzedMarkdownText } from '../../read/markdownTexts'

/** Collects the <Term> elements of a text with their lines; without a line for fields, whose line is added later. */
export function collectTermElements({
  analysis,
  language,
  field,
  linesBefore,
}: AnalyzedMarkdownText): { line?: number; used: TermElementData }[] {
  if (!analysis.readable) return []
  return analysis.terms.map(({ line, words, attributes }) => {
    const { entry, ...names }: Partial<Record<Language | 'entry', string>> = attributes
    return { line: getFileLine({ field, linesBefore }, line), used: { language, words, entry, names } }
  })
}
