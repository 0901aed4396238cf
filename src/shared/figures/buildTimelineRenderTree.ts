import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'
import type { Timeline, TimelineBar, TimelineRow } from './timeline'

/**
 * Renders a timeline as HTML and SVG elements. Lengths are percentages, so that it scales to any width while text keeps
 * its size; colours and sizes are in site/styles/figures. No scripts needed.
 */
export function buildTimelineRenderTree(timeline: Timeline): RenderTreeElement[] {
  const { rows, key = [], legend = [] } = timeline
  const grid = buildGrid(timeline)
  const list = element('ol', { className: 'tl' }, [
    buildAxis(timeline),
    ...rows.map(row => element('li', {}, [buildRowLabel(row), track([...grid, ...buildRowMarks(row, timeline)])])),
  ])
  return [list, ...(key.length ? [buildKey(key)] : []), ...(legend.length ? [buildLegend(legend)] : [])]
}

/** Horizontal position of a time, in percent of the width. */
function percentOfTimelineWidth(at: number, { end, turn }: Pick<Timeline, 'end' | 'turn'>): number {
  if (!turn || end <= turn.at) return rounded((at / (end || 1)) * 100)
  return rounded(
    at <= turn.at
      ? (at / turn.at) * turn.share * 100
      : (turn.share + ((at - turn.at) / (end - turn.at)) * (1 - turn.share)) * 100,
  )
}

function buildAxis(timeline: Timeline): RenderTreeElement {
  const { ticks, turn, unit } = timeline
  let free = 0
  const labels = ticks.map(({ at, label }) => {
    const x = percentOfTimelineWidth(at, timeline)
    // Labels are centred on their line, unless they would overflow the drawing.
    const half = label.length * 0.8
    const anchor = x < half ? undefined : x + half > 100 ? 'end' : 'middle'
    // On phones a label that would overlap the previous one is hidden; a character takes about 2.4% of the width.
    const room = label.length * 2.4 + 2
    const begins = x - { middle: room / 2, end: room, start: 0 }[anchor ?? 'start']
    const className = begins < free ? 'tl-minor' : undefined
    if (!className) free = begins + room
    return element('text', { x: `${x}%`, y: '1.1em', textAnchor: anchor, className }, [label])
  })
  const scales = turn
    ? [
        element(
          'text',
          { className: 'tl-scale', x: `${rounded(turn.share * 100)}%`, dx: -6, y: '2.7em', textAnchor: 'end' },
          [`${turn.before} ◂`],
        ),
        element('text', { className: 'tl-scale', x: `${rounded(turn.share * 100)}%`, dx: 6, y: '2.7em' }, [
          `▸ ${turn.after}`,
        ]),
      ]
    : []
  return element('li', { className: turn ? 'tl-axis tl-scales' : 'tl-axis' }, [
    element('div', { className: 'tl-label' }, unit ? [element('span', {}, [unit])] : []),
    track([...labels, ...scales]),
  ])
}

function buildGrid(timeline: Timeline): RenderTreeElement[] {
  const line = (at: number, className: string) => {
    const x = `${percentOfTimelineWidth(at, timeline)}%`
    return element('line', { className, x1: x, x2: x, y1: 0, y2: '100%' })
  }
  return [
    ...timeline.ticks.map(({ at }) => line(at, 'tl-grid')),
    ...(timeline.turn ? [line(timeline.turn.at, 'tl-turn')] : []),
    ...(timeline.line === undefined ? [] : [line(timeline.line, 'tl-line')]),
  ]
}

function buildRowLabel({ name, detail, dates }: TimelineRow): RenderTreeElement {
  return element('div', { className: 'tl-label' }, [
    element('b', {}, [name]),
    // No line begins with a middle dot.
    ...(detail ? [element('span', {}, [detail.replaceAll(' · ', '\u00a0· ')])] : []),
    ...(dates ? [element('span', { className: 'tl-dates' }, [dates])] : []),
  ])
}

function buildRowMarks({ bars, point, pointWords }: TimelineRow, timeline: Timeline): RenderTreeElement[] {
  const moment =
    point === undefined
      ? []
      : [
          element('circle', {
            className: 'tl-point',
            cx: `${percentOfTimelineWidth(point, timeline)}%`,
            cy: '50%',
            r: 7,
          }),
          ...wordsBeside(
            pointWords,
            percentOfTimelineWidth(point, timeline),
            percentOfTimelineWidth(point, timeline),
            'tl-point',
            14,
          ),
        ]
  return [...bars.flatMap(bar => buildBar(bar, timeline)), ...moment]
}

function buildBar({ from, to, look, words }: TimelineBar, timeline: Timeline): RenderTreeElement[] {
  const [start, end] = [percentOfTimelineWidth(from, timeline), percentOfTimelineWidth(to, timeline)]
  const box = { x: `${start}%`, width: `${rounded(Math.max(end - start, 0.4))}%` }
  const shape =
    look === 'stop'
      ? // Hatching: one thick dashed line, skewed, clipped to the box.
        // Explicitly as tall as a bar: CSS height has no effect on a nested <svg>.
        element('g', { transform: 'translate(0 -9)' }, [
          element('svg', { ...box, y: '50%', height: 18 }, [
            element('line', {
              className: 'tl-hatch',
              x1: '-40',
              x2: '110%',
              y1: '50%',
              y2: '50%',
              transform: 'skewX(-35)',
            }),
            element('rect', { className: 'tl-stop', width: '100%', height: '100%' }),
          ]),
        ])
      : element('rect', { className: `tl-${look}`, ...box, y: '25%', height: '50%', rx: 3 })
  return [shape, ...wordsBeside(words, start, end, `tl-${look}`)]
}

// After the bar if there is room, else before it; on narrow screens only below the name.
function wordsBeside(
  words: string | undefined,
  start: number,
  end: number,
  look: string,
  gap = 8,
): RenderTreeElement[] {
  if (!words) return []
  const className = `tl-words ${look}-words`
  const y = { y: '50%', dominantBaseline: 'central', className }
  const room = 62
  if (end <= room) return [element('text', { ...y, x: `${end}%`, dx: gap }, [words])]
  if (start > 100 - room) return [element('text', { ...y, x: `${start}%`, dx: -gap, textAnchor: 'end' }, [words])]
  return [element('text', { ...y, className: `${className} tl-inside`, x: `${start}%`, dx: gap }, [words])]
}

function buildKey(key: NonNullable<Timeline['key']>): RenderTreeElement {
  return element(
    'ul',
    { className: 'tl-key' },
    key.map(({ look, words }) =>
      element('li', {}, [
        element('svg', { width: 22, height: 14 }, [
          look === 'stop'
            ? element('svg', { width: 22, height: 14 }, [
                element('line', { className: 'tl-hatch', x1: -40, x2: 60, y1: 7, y2: 7, transform: 'skewX(-35)' }),
                element('rect', { className: 'tl-stop', width: 22, height: 14 }),
              ])
            : element('rect', { className: `tl-${look}`, x: 1, y: 1, width: 20, height: 12, rx: 3 }),
        ]),
        words,
      ]),
    ),
  )
}

function buildLegend(legend: string[]): RenderTreeElement {
  return element(
    'ol',
    { className: 'tl-key' },
    legend.map((words, index) => element('li', {}, [element('b', {}, [String(index + 1)]), words])),
  )
}

function track(children: RenderTreeNode[]): RenderTreeElement {
  return element('svg', { className: 'tl-track', 'aria-hidden': true, focusable: 'false' }, children)
}

function element(type: string, props: Record<string, unknown>, children?: RenderTreeNode[]): RenderTreeElement {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
  return { type, ...(Object.keys(given).length && { props: given }), ...(children?.length && { children }) }
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
