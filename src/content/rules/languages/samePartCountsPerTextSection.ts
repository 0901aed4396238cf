import { findPlaceholders } from '../../../shared/placeholderSyntax'
import type { SectionPartCounts } from '../../mdx/sectionPartCounts'
import type { AnalyzedMarkdownText } from '../../read/markdownTexts'
import { pairMarkdownTexts } from '../../read/languagePairs'
import type { ContentFinding, Findings, Rule } from '../rule'

export const samePartCountsPerTextSection: Rule = {
  requirement:
    'Each section of a text has the same number of paragraphs, list items, rows, columns, elements, sources and links in both languages.',
  level: 'problem',
  check: ({ markdownTexts }) =>
    pairMarkdownTexts(markdownTexts.filter(({ analysis }) => analysis.readable)).flatMap(({ first, second }) =>
      findDifferences(first, second),
    ),
}

function findDifferences(first: AnalyzedMarkdownText, second: AnalyzedMarkdownText): Findings<ContentFinding> {
  const [english, french] = [countSectionParts(first), countSectionParts(second)]
  // Texts with different numbers of sections cannot be compared section by section; samePartCountsPerText reports those
  // of articles and documents.
  if (english.length !== french.length) return []
  return english.map((section, index) => {
    const other = french[index]
    if (!other) return undefined
    const names = [...new Set([...section.counts.keys(), ...other.counts.keys()])]
    const lacking = names.flatMap(name => {
      const [here, there] = [section.counts.get(name) ?? 0, other.counts.get(name) ?? 0]
      return here === there ? [] : [{ name, here, there }]
    })
    if (!lacking.length) return undefined
    const said = lacking.map(({ name, here, there }) => `${name}: ${here} in English, ${there} in French`).join('; ')
    const poorer = lacking.some(({ here, there }) => there < here) ? second : first
    const place = poorer === second ? other : section
    return {
      file: poorer.file,
      ...(poorer.field ? { field: poorer.field } : { line: place.line + poorer.linesBefore }),
      message: `does not have the same parts in both languages${place.title ? ` under “${place.title}”` : ''} (${said}); both say the same, in the same order`,
    }
  })
}

function countSectionParts({ analysis, source }: AnalyzedMarkdownText): SectionPartCounts[] {
  const lines = source.split('\n')
  return analysis.sections.map((section, index) => {
    const end = (analysis.sections[index + 1]?.line ?? lines.length + 1) - 1
    const own = lines.slice(section.line - 1, end).join('\n')
    // Facts count once, however often a language repeats them.
    const named = findPlaceholders(own).map(({ name }) => [`{{${name}}}`, 1] as const)
    return { ...section, counts: new Map([...section.counts, ...named]) }
  })
}
