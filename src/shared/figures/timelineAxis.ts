import type { RenderTreeElement } from '../mdx/renderTree'
import type { Timeline } from './timeline'
import { element, rounded, track } from './timelineElements'

/** Horizontal position of a time, in percent of the width. */
export function percentOfTimelineWidth(at: number, { end, turn }: Pick<Timeline, 'end' | 'turn'>): number {
  if (!turn || end <= turn.at) return rounded((at / (end || 1)) * 100)
  return rounded(
    at <= turn.at
      ? (at / turn.at) * turn.share * 100
      : (turn.share + ((at - turn.at) / (end - turn.at)) * (1 - turn.share)) * 100,
  )
}

/** The row of times above the bars; `again` is its repetition for phones, without unit and scales. */
export function buildAxis(timeline: Timeline, again = false): RenderTreeElement {
  const { turn, unit } = timeline
  const labels = buildTickLabels(timeline)
  if (again) return element('li', { className: 'tl-axis tl-again', 'aria-hidden': true }, [track(labels)])
  return element('li', { className: turn ? 'tl-axis tl-scales' : 'tl-axis' }, [
    element('div', { className: 'tl-label' }, unit ? [element('span', {}, [unit])] : []),
    track([...buildGround(timeline), ...labels, ...(turn ? buildScales(turn) : [])]),
  ])
}

/** The ground behind the bars: the years on a tint, and the lines of the times. */
export function buildGrid(timeline: Timeline): RenderTreeElement[] {
  return [
    ...buildGround(timeline),
    ...timeline.ticks.map(({ at }) => buildLine(percentOfTimelineWidth(at, timeline), 'tl-grid')),
    ...(timeline.line === undefined ? [] : [buildLine(percentOfTimelineWidth(timeline.line, timeline), 'tl-line')]),
  ]
}

/** Cuts the bars that cross the change of scale. */
export function buildScaleChangeMark({ turn }: Timeline): RenderTreeElement[] {
  if (!turn) return []
  const x = rounded(turn.share * 100)
  return [buildLine(x, 'tl-cut'), buildLine(x, 'tl-turn')]
}

function buildTickLabels(timeline: Timeline): RenderTreeElement[] {
  const { ticks, turn } = timeline
  let free = 0
  return ticks.map(({ at, label }) => {
    const x = percentOfTimelineWidth(at, timeline)
    // Labels are centred on their line, unless they would overflow the drawing.
    const half = label.length * 0.8
    // On phones a label that would overlap the previous one is hidden; a character takes about 2.4% of the width.
    const room = label.length * 2.4 + 2
    // Nor does one cross the change of scale.
    const begin = turn && at > turn.at ? turn.share * 100 : 0
    const anchor = x < Math.max(half, begin && begin + room / 2) ? undefined : x + half > 100 ? 'end' : 'middle'
    const begins = x - { middle: room / 2, end: room, start: 0 }[anchor ?? 'start']
    const className = begins < free ? 'tl-minor' : undefined
    if (!className) free = begins + room
    return element('text', { x: `${x}%`, y: '1.1em', textAnchor: anchor, className }, [label])
  })
}

// What each scale counts, in the middle of its part of the width.
function buildScales({ share, before, after }: NonNullable<Timeline['turn']>): RenderTreeElement[] {
  const scale = (words: string, middle: number) =>
    element('text', { className: 'tl-scale', x: `${rounded(middle * 100)}%`, y: '2.75em', textAnchor: 'middle' }, [
      words,
    ])
  return [scale(before, share / 2), scale(after, (1 + share) / 2)]
}

// Inside a group, since a <rect> of a row has the height of a bar.
function buildGround({ turn }: Timeline): RenderTreeElement[] {
  if (!turn) return []
  const x = rounded(turn.share * 100)
  const ground = { className: 'tl-years', x: `${x}%`, width: `${rounded(100 - x)}%`, height: '100%' }
  return [element('g', {}, [element('rect', ground)])]
}

function buildLine(percent: number, className: string): RenderTreeElement {
  const x = `${percent}%`
  return element('line', { className, x1: x, x2: x, y1: 0, y2: '100%' })
}
