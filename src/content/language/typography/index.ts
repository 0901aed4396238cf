import type { Language } from '../../../config/languages'
import { commonTypographyRules, frenchTypographyRules } from './rules'

/** What breaks the rules of French typography in a text, with the words around the place. */
export function findFrenchTypographyProblems(text: string): string[] {
  return frenchTypographyRules.flatMap(({ pattern, message }) => {
    // A pattern for all matches gives its first so, without the copy of it that `matchAll` makes.
    const match = pattern.exec(text)
    pattern.lastIndex = 0
    return match ? [`${message} (near “${around(text, match.index)}”)`] : []
  })
}

/** One change of a text: what stands from `start` to `end` becomes `text`. */
export interface TextEdit {
  start: number
  end: number
  text: string
  /** What was wrong, as the content check would say it. */
  message: string
}

/** The changes that mend what needs no judgement in a text, in order. One may make room for another: ask again after applying them. */
export function collectTypographyEdits(text: string, language: Language): TextEdit[] {
  const edits: TextEdit[] = []
  for (const { pattern, message, fix } of language === 'fr'
    ? [...commonTypographyRules, ...frenchTypographyRules]
    : commonTypographyRules) {
    for (const match of text.matchAll(pattern)) {
      const mended = fix?.(match)
      const edit = { start: match.index, end: match.index + match[0].length, text: mended ?? '', message }
      if (mended !== undefined && !edits.some(other => overlap(edit, other))) edits.push(edit)
    }
  }
  return edits.sort((one, other) => one.start - other.start)
}

/** A text with edits applied, which are in order and do not overlap. */
export function applyEdits(text: string, edits: TextEdit[]): string {
  return edits.reduceRight((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), text)
}

// Two that touch wait for each other too: which of them stands first would be chance.
function overlap(one: TextEdit, other: TextEdit): boolean {
  return one.start <= other.end && other.start <= one.end
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 16), index + 12)
    .replace(/\s+/g, ' ')
    .trim()
}
