import type { Timeline } from './timeline'

/**
 * A timeline as two drawings on the same axis. The second has the key of what only its rows show, which the first marks
 * as `later`.
 */
export function splitTimeline(timeline: Timeline, rowsInFirst: number): [Timeline, Timeline] {
  const { rows, key = [] } = timeline
  const first = rows.slice(0, rowsInFirst)
  const shown = new Set(first.flatMap(({ bars }) => bars.map(({ look }) => look)))
  const isLater = ({ look }: (typeof key)[number]) => look !== 'line' && !shown.has(look)
  return [
    { ...timeline, rows: first, key: key.map(entry => (isLater(entry) ? { ...entry, isLater: true } : entry)) },
    { ...timeline, rows: rows.slice(rowsInFirst), key: key.filter(isLater) },
  ]
}
