import type { Language } from '../../config/languages'
import type { Timeline } from '../../shared/figures/timeline'
import { parseLength } from './parseTimeline'
import { daysPerUnit } from './timelineAxis'

const { hours, days, years } = daysPerUnit
const words: Record<Language, { unit: string; marks: [length: number, label: string][] }> = {
  en: {
    unit: 'Logarithmic scale',
    marks: [
      [hours, '1 hour'],
      [days, '1 day'],
      [7 * days, '7 days'],
      [30 * days, '30 days'],
      [years, '1 year'],
      [10 * years, '10 years'],
      [100 * years, '100 years'],
    ],
  },
  fr: {
    unit: 'Échelle logarithmique',
    marks: [
      [hours, '1 heure'],
      [days, '1 jour'],
      [7 * days, '7 jours'],
      [30 * days, '30 jours'],
      [years, '1 an'],
      [10 * years, '10 ans'],
      [100 * years, '100 ans'],
    ],
  },
}

/** An item whose number may be a duration. */
interface MeasuredItem {
  title: string
  stat?: string
}

/**
 * The durations among the numbers of items, the shortest first, as points on one logarithmic axis: hours and years are
 * both legible. It begins at the last mark before the shortest.
 */
export function buildDurationScale(items: readonly MeasuredItem[], language: Language): Timeline {
  const { unit, marks } = words[language]
  const lengths = items
    .map(({ title, stat = '' }) => ({ name: title, value: stat, length: measure(stat, language) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => one.length - other.length)
  const shortest = lengths[0]?.length ?? days
  const start = marks.findLast(([length]) => length <= shortest)?.[0] ?? hours
  const place = (length: number) => Math.log10(length / start)
  const longest = place(lengths.at(-1)?.length ?? years)
  const ticks = marks
    .map(([length, label]) => ({ at: place(length), label }))
    .filter(({ at }) => at >= 0 && at <= longest)
  return {
    unit,
    rows: lengths.map(({ name, value, length }) => ({
      name,
      value,
      bars: [],
      point: place(length),
      pointWords: value,
    })),
    ticks,
    // Phones have room for the label of the last mark too.
    end: Math.max(longest, 1.22 * (ticks.at(-1)?.at ?? 0)),
  }
}

function measure(stat: string | undefined, language: Language): number {
  const length = stat && !stat.includes('…') ? parseLength(stat, language) : 0
  return typeof length === 'number' ? length : 0
}
