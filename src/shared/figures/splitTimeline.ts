import type { Timeline } from './timeline'

/**
 * A timeline as two drawings on the same axis, the first with as many rows as `opening`, which phones show in its place.
 * For these, the second has the legend of what `opening` does not draw.
 */
export function splitTimeline(timeline: Timeline, opening: Timeline): [Timeline, Timeline] {
  const { rows, key = [] } = timeline
  const shown = new Set(opening.key?.map(({ look }) => look))
  return [
    { ...timeline, rows: rows.slice(0, opening.rows.length) },
    { ...timeline, rows: rows.slice(opening.rows.length), key: key.filter(({ look }) => !shown.has(look)) },
  ]
}
