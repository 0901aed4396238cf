import type { Language } from '../../config/languages'
import type { Bar } from '../../shared/figures/bars'
import { findWrittenNumbers, type WrittenNumber } from '../language/writtenNumbers'

/** The length of a bar, or what keeps it from having one. */
export type RelativeBarLength = Pick<Bar, 'share' | 'upTo'>

/** How long bars are, from the figures that readers see beside them: what is drawn cannot differ from what is printed. */
export function computeRelativeBarLengths(values: string[], language: Language): RelativeBarLength[] {
  const ends = values.map(value => endsOf(findWrittenNumbers(value, language)))
  const longest = Math.max(...ends.flat())
  return ends.map(([low = 0, high]) => ({
    share: shareOf(low, longest),
    ...(high && { upTo: shareOf(high, longest) }),
  }))
}

/** Why these figures cannot be drawn as bars beside one another, one sentence each with its row, the first being 1. */
export function findBarValueProblems(values: string[], language: Language): { row: number; message: string }[] {
  const units = values.map(value => findWrittenNumbers(value, language)[0]?.unit)
  const unit = units.find(Boolean)
  return units.flatMap((own, index) => {
    if (own === unit && own) return []
    // A fact that is not known is said of where it is named.
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

// The first figure, with its other end when it is a range.
function endsOf([first, second]: WrittenNumber[]): number[] {
  if (!first) return []
  return first.rangeEndIndex !== undefined && second ? [first.value, second.value] : [first.value]
}

function shareOf(value: number, longest: number): number {
  return longest > 0 ? Math.round((value / longest) * 1000) / 1000 : 0
}
