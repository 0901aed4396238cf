import type { RenderTreeElement } from '../mdx/renderTree'
import { buildElement } from './buildElement'
import type { Timeline, TimelineBar, TimelineBarLook } from './timeline'
import { roundPercent, buildTimelineRowSvg } from './timelineElements'
import { breakTickNames, buildTickName } from './timelineTickNames'

const outlinedBars: ReadonlySet<TimelineBarLook> = new Set(['own', 'right', 'rest'])

/** Horizontal position of a time, in percent of the width. */
export function percentOfTimelineWidth(at: number, { end, turn }: Pick<Timeline, 'end' | 'turn'>): number {
  if (!turn || end <= turn.at) return roundPercent((at / (end || 1)) * 100)
  return roundPercent(
    at <= turn.at
      ? (at / turn.at) * turn.share * 100
      : (turn.share + ((at - turn.at) / (end - turn.at)) * (1 - turn.share)) * 100,
  )
}

/**
 * The row of dates, numbers or names above the bars. `again` is its repetition below the rows, without unit and scales;
 * wide screens show it only with names.
 */
export function buildAxisRow(timeline: Timeline, again = false): RenderTreeElement {
  const { turn, unit } = timeline
  const names = breakTickNames(timeline)
  const labels = [
    ...placeTicks(timeline).map(({ x, label, textAnchor, className }) =>
      buildElement('text', { x: `${x}%`, y: '1.1em', textAnchor, className }, [label]),
    ),
    ...(names ?? []).map((lines, index) =>
      buildTickName(lines, percentOfTimelineWidth(timeline.ticks[index]?.at ?? 0, timeline), !again),
    ),
  ]
  if (again)
    return buildElement('li', { className: 'tl-axis tl-again', 'aria-hidden': true }, [buildTimelineRowSvg(labels)])
  return buildElement('li', { className: turn ? 'tl-axis tl-scales' : 'tl-axis' }, [
    buildElement('div', { className: 'tl-label' }, unit ? [buildElement('span', {}, [unit])] : []),
    buildTimelineRowSvg([...buildGround(timeline), ...labels, ...(turn ? buildScales(turn) : [])]),
  ])
}

/**
 * What is behind the bars of a row: a tint where the scale is in years, the grid lines, and the timeline’s vertical
 * line (`line`, such as at the day of the notice).
 */
export function buildGroundAndGridLines(timeline: Timeline): RenderTreeElement[] {
  return [
    ...buildGround(timeline),
    ...placeTicks(timeline).map(({ x, className }) => buildLine(x, ['tl-grid', className].filter(Boolean).join(' '))),
    ...(timeline.line === undefined ? [] : [buildLine(percentOfTimelineWidth(timeline.line, timeline), 'tl-line')]),
  ]
}

/**
 * The line at the change of scale. It cuts the bar that crosses it: the background shows on both sides of it, and both
 * parts of an outlined bar are closed.
 */
export function buildScaleChangeMark({ turn }: Timeline, bars: readonly TimelineBar[]): RenderTreeElement[] {
  if (!turn) return []
  const x = roundPercent(turn.share * 100)
  const crossing = bars.find(({ from, to }) => from < turn.at && to > turn.at)
  const cuts = crossing ? ['tl-cut', 'tl-cut'] : []
  const caps = crossing && outlinedBars.has(crossing.look) ? ['tl-cap', 'tl-cap'] : []
  return [
    ...[...cuts, 'tl-turn'].map(className => buildLine(x, className)),
    ...caps.map(className => buildElement('rect', { className, x: `${x}%`, width: 1 })),
  ]
}

// All labels are placed alike: numbers centred on their line, dates after it. A time whose label has no room has no
// line either.
function placeTicks(timeline: Timeline) {
  const { ticks, turn } = timeline
  const centred = ticks.every(({ label }) => label.length < 4)
  let free = -Infinity
  return ticks.flatMap(({ at, label }) => {
    const x = percentOfTimelineWidth(at, timeline)
    // Dates cross neither the change of scale nor the end.
    const limit = centred ? Infinity : turn && at < turn.at ? turn.share * 100 : 100
    if (x + label.length * 1.1 > limit) return []
    // On phones a label that has no room is hidden; a character takes about 2.4% of the width.
    const room = label.length * 2.4 + 2
    const textAnchor = centred ? 'middle' : undefined
    const begins = x - (centred ? room / 2 : 0)
    const className = begins < free || begins + room > limit ? 'tl-minor' : undefined
    if (!className) free = begins + room
    return [{ x, label, textAnchor, className }]
  })
}

// What each scale counts, in the middle of its part of the width.
function buildScales({ share, before, after }: NonNullable<Timeline['turn']>): RenderTreeElement[] {
  const scale = (words: string, middle: number) =>
    buildElement(
      'text',
      { className: 'tl-scale', x: `${roundPercent(middle * 100)}%`, y: '2.75em', textAnchor: 'middle' },
      [words],
    )
  return [scale(before, share / 2), scale(after, (1 + share) / 2)]
}

// Inside a group, since a <rect> of a row has the height of a bar.
function buildGround({ turn }: Timeline): RenderTreeElement[] {
  if (!turn) return []
  const x = roundPercent(turn.share * 100)
  const ground = { className: 'tl-years', x: `${x}%`, width: `${roundPercent(100 - x)}%`, height: '100%' }
  return [buildElement('g', {}, [buildElement('rect', ground)])]
}

function buildLine(percent: number, className: string): RenderTreeElement {
  const x = `${percent}%`
  // Starts 1px inside the row above, so that rounding leaves no gap.
  return buildElement('line', { className, x1: x, x2: x, y1: -1, y2: '100%' })
}
