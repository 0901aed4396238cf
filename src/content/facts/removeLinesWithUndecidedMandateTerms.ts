import { findPlaceholders } from '../../shared/placeholderSyntax'
import type { Practice } from '../model/practice'

const terms = 'practice.terms.'

/**
 * Drops lines of copy that refer to an undecided term of a mandate, and the line that lists the undecided terms once
 * there are none. Later paragraphs keep their line numbers.
 */
export function removeLinesWithUndecidedMandateTerms(text: string, practice: Practice): string {
  const undecided: string[] = practice.terms?.undecided ?? []
  const isLeftOut = (name: string) =>
    name === `${terms}undecided` ? !undecided.length : undecided.some(term => name === terms + term)
  if (!text.includes(terms)) return text
  let leftOut = 0
  const lines = text.split('\n').flatMap(line => {
    if (findPlaceholders(line).some(({ name }) => isLeftOut(name))) {
      leftOut += 1
      return []
    }
    if (line) return [line]
    // Blank lines after the paragraph or list make up for them, so that later lines keep their numbers.
    const blank = Array.from({ length: leftOut + 1 }, () => '')
    leftOut = 0
    return blank
  })
  return lines.join('\n')
}
