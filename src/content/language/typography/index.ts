import type { Language } from '../../../config/languages'
import { commonTypographyRules, frenchTypographyRules } from './rules'

/** One breach of a rule of French typography. */
interface TypographyProblem {
  /** What is wrong, with the words around the place. */
  message: string
  /** True where only the kind of a space is wrong: no reader sees it, since pages are typeset (shared/typeset). */
  isKindOfSpace: boolean
}

/** What breaks the rules of French typography in a text: of each rule its first breach. */
export function findFrenchTypographyProblems(text: string): TypographyProblem[] {
  return frenchTypographyRules.flatMap(({ pattern, message, fix }) => {
    const [first, ...others] = [...text.matchAll(pattern)].map(match => ({
      match,
      isKindOfSpace: /^\s$/.test(match[0]) && /^\s$/.test(fix?.(match) ?? ''),
    }))
    // A breach that is seen comes before one that is not.
    const found = first?.isKindOfSpace ? (others.find(({ isKindOfSpace }) => !isKindOfSpace) ?? first) : first
    return found
      ? [
          {
            message: `${message} (near “${around(text, found.match.index)}”)`,
            isKindOfSpace: found.isKindOfSpace,
          },
        ]
      : []
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
