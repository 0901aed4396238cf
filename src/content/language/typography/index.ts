import type { Language } from '../../../config/languages'
import { mayMatch } from '../patternHints'
import { commonTypographyRules, frenchTypographyRules } from './rules'

/** A violation of a French typography rule. */
interface TypographyProblem {
  /** The position in the text. */
  index: number
  /** What is wrong, with the surrounding words. */
  message: string
  /** Whether only the kind of a space is wrong: invisible to readers, since pages are typeset (shared/typeset). */
  isKindOfSpace: boolean
}

/** Finds violations of French typography rules in a text: at most one per rule, a visible one if there is any. */
export function findOneProblemPerFrenchTypographyRule(text: string): TypographyProblem[] {
  return frenchTypographyRules.flatMap(rule => {
    if (!mayMatch(text, rule)) return []
    const { pattern, message, fix } = rule
    const [first, ...others] = [...text.matchAll(pattern)].map(match => ({
      match,
      isKindOfSpace: isKindOfSpace(match[0], fix?.(match)),
    }))
    // A visible violation takes precedence.
    const found = first?.isKindOfSpace ? (others.find(({ isKindOfSpace }) => !isKindOfSpace) ?? first) : first
    return found
      ? [
          {
            index: found.match.index,
            message: `${message} (near “${around(text, found.match.index)}”)`,
            isKindOfSpace: found.isKindOfSpace,
          },
        ]
      : []
  })
}

// True if the fix only exchanges one space for another, or removes a non-breaking space: word processors insert one
// before « ; », as is usual in France.
function isKindOfSpace(typed: string, mended: string | undefined): boolean {
  return /^\s$/.test(typed) && (/^\s$/.test(mended ?? '') || (typed === '\u00a0' && mended === ''))
}

/** A replacement of a text range. */
export interface TextEdit {
  start: number
  end: number
  text: string
  /** What was wrong, as the content check reports it. */
  message: string
}

/**
 * Collects non-overlapping edits that need no judgement, in order. One may make another possible: collect again after
 * applying.
 */
export function collectTypographyEdits(text: string, language: Language): TextEdit[] {
  const edits: TextEdit[] = []
  const rules = language === 'fr' ? [...commonTypographyRules, ...frenchTypographyRules] : commonTypographyRules
  for (const { pattern, message, fix } of rules.filter(rule => mayMatch(text, rule))) {
    for (const match of text.matchAll(pattern)) {
      const mended = fix?.(match)
      const edit = { start: match.index, end: match.index + match[0].length, text: mended ?? '', message }
      if (mended !== undefined && !edits.some(other => overlap(edit, other))) edits.push(edit)
    }
  }
  return edits.sort((one, other) => one.start - other.start)
}

/** Applies ordered, non-overlapping edits. */
export function applyEdits(text: string, edits: Omit<TextEdit, 'message'>[]): string {
  return edits.reduceRight((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), text)
}

// Adjacent edits count as overlapping, since their order would be arbitrary.
function overlap(one: TextEdit, other: TextEdit): boolean {
  return one.start <= other.end && other.start <= one.end
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 16), index + 12)
    .replace(/\s+/g, ' ')
    .trim()
}
