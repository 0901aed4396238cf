import type { Language } from '../../config/languages'
import type { Bar } from '../../shared/figures/bars'
import { findNumbersInText, type NumberInText } from '../language/numbersInText'

/** The length of a bar as a share of the longest (0–1), and of its upper end for a range. */
type RelativeBarLength = Pick<Bar, 'share' | 'upTo'>

/** Parses the printed values themselves into bar lengths, so that drawing and text cannot differ. */
export function parseRelativeBarLengths(values: string[], language: Language): RelativeBarLength[] {
  const ends = values.map(value => getRangeEnds(findNumbersInText(value, language)))
  const longest = Math.max(...ends.flat())
  return ends.map(([low = 0, high]) => ({
    share: computeShare(low, longest),
    ...(high && { upTo: computeShare(high, longest) }),
  }))
}

/** Finds values without a number or of different units; `row` starts at 1. */
export function findBarValueProblems(values: string[], language: Language): { row: number; message: string }[] {
  const units = values.map(value => findNumbersInText(value, language)[0]?.unit)
  const unit = units.find(Boolean)
  return units.flatMap((own, index) => {
    if (own === unit && own) return []
    // An ellipsis stands for an unknown fact, which is reported at its placeholder.
    if (values[index]?.includes('…')) return []
    const row = index + 1
    return [
      {
        row,
        message: own
          ? `has bars of different kinds, “${values[units.indexOf(unit)] ?? ''}” and “${values[index] ?? ''}”; bars beside one another all show dollars, or all percent, or all a count`
          : `has a bar without a number, “${values[index] ?? ''}”; its length is read from it, such as {{fgc-starter-price:yearly}}`,
      },
    ]
  })
}

// The first number, and the second one if both form a range.
function getRangeEnds([first, second]: NumberInText[]): number[] {
  if (!first) return []
  return first.rangeEndIndex !== undefined && second ? [first.value, second.value] : [first.value]
}

function computeShare(value: number, longest: number): number {
  return longest > 0 ? Math.round((value / longest) * 1000) / 1000 : 0
}
