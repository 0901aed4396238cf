import type { RenderTreeElement } from '../mdx/renderTree'
import { buildElement } from './buildElement'
import type { Timeline, TimelineBarLook, TimelineRow } from './timeline'
import { buildAxisRow, buildGroundAndGridLines, buildScaleChangeMark, percentOfTimelineWidth } from './timelineAxis'
import { roundPercent, buildTimelineRowSvg } from './timelineElements'

/** On phones the axis is repeated after so many rows, so that each bar has one in view. */
const rowsPerAxis = 3
/** Whether the axis is repeated below a row: every three rows and after the last; not just before the last. */
const isFollowedByAxis = (index: number, count: number) =>
  index === count - 1 ? count >= rowsPerAxis : (index + 1) % rowsPerAxis === 0 && count - index > 2
/** Width of a character of the words beside a bar, in percent of the narrowest drawing that has them, and in pixels. */
const character = { percent: 1.9, pixels: 7 }
/** In percent of the width, so that a short bar is clear of the line that it begins at. */
const minBarWidth = 1.2

/**
 * Renders a timeline as HTML and SVG elements. Lengths are percentages, so that it scales to any width while text keeps
 * its size; colours and sizes are in site/styles/figures. No scripts needed.
 */
export function buildTimelineRenderTree(timeline: Timeline): RenderTreeElement[] {
  const { rows, key = [], legend = [] } = timeline
  const grid = buildGroundAndGridLines(timeline)
  const list = buildElement('ol', { className: 'tl' }, [
    buildAxisRow(timeline),
    ...rows.flatMap((row, index) => [
      buildElement('li', {}, [buildRowLabel(row), buildTimelineRowSvg([...grid, ...buildRowMarks(row, timeline)])]),
      ...(isFollowedByAxis(index, rows.length) ? [buildAxisRow(timeline, true)] : []),
    ]),
  ])
  return [...(key.length ? [buildKey(key)] : []), ...(legend.length ? [buildLegend(legend)] : []), list]
}

function buildRowLabel({ name, detail, dates }: TimelineRow): RenderTreeElement {
  return buildElement('div', { className: 'tl-label' }, [
    buildElement('b', {}, [name]),
    ...(detail ? [buildElement('span', {}, [joinToLastWords(detail)])] : []),
    ...(dates ? [buildElement('span', { className: 'tl-dates' }, [dates])] : []),
  ])
}

// The first duration stays on the line of the word before it, in each row alike; others may begin a line.
function joinToLastWords(detail: string): string {
  const [words = '', ...times] = detail.split(' · ')
  return times.length ? `${words}\u00a0·\u00a0${times.join('\u00a0· ')}` : words
}

// Bars and points, the change of scale over them, and over that the words.
function buildRowMarks({ bars, point, pointWords }: TimelineRow, timeline: Timeline): RenderTreeElement[] {
  const at = (time: number) => percentOfTimelineWidth(time, timeline)
  const moment = point === undefined ? undefined : at(point)
  const limit = timeline.turn && timeline.turn.share * 100
  return [
    ...bars.map(({ from, to, look }) => buildBar(at(from), at(to), look)),
    ...(moment === undefined
      ? []
      : [buildElement('circle', { className: 'tl-point', cx: `${moment}%`, cy: '50%', r: 7 })]),
    ...buildScaleChangeMark(timeline, bars),
    ...bars.flatMap(({ from, to, look, words }) => wordsBeside(words, at(from), at(to), `tl-${look}`, limit)),
    ...(moment === undefined ? [] : wordsBeside(pointWords, moment, moment, 'tl-point', limit, 14)),
  ]
}

function buildBar(start: number, end: number, look: TimelineBarLook): RenderTreeElement {
  const box = { x: `${start}%`, width: `${roundPercent(Math.max(end - start, minBarWidth))}%` }
  if (look !== 'stop') return buildElement('rect', { className: `tl-${look}`, ...box, y: '25%', height: '50%', rx: 3 })
  // Hatching: one thick dashed line, skewed, clipped to the box.
  const hatch = { className: 'tl-hatch', x1: '-40', x2: '110%', y1: '50%', y2: '50%', transform: 'skewX(-35)' }
  // Explicitly as tall as a bar: CSS height has no effect on a nested <svg>.
  return buildElement('g', { transform: 'translate(0 -9)' }, [
    buildElement('svg', { ...box, y: '50%', height: 18 }, [
      buildElement('line', hatch),
      buildElement('rect', { className: 'tl-stop', width: '100%', height: '100%' }),
    ]),
  ])
}

// After the bar if there is room before the change of scale (`limit`) or the end, else before it; on narrow screens
// only below the name.
function wordsBeside(
  words: string | undefined,
  start: number,
  end: number,
  look: string,
  limit: number | undefined,
  gap = 8,
): RenderTreeElement[] {
  if (!words) return []
  const className = `tl-words ${look}-words`
  const y = { y: '50%', dominantBaseline: 'central', className }
  const room = 62
  const crosses = limit !== undefined && end <= limit && end + words.length * character.percent > limit
  // No line of the grid crosses the words.
  const width = words.length * character.pixels
  const buildGround = (x: number, shift: number) =>
    buildElement('rect', {
      className: limit !== undefined && x > limit ? 'tl-ground tl-years' : 'tl-ground',
      x: `${x}%`,
      width,
      transform: `translate(${shift})`,
    })
  if (end <= room && !crosses)
    return [buildGround(end, gap), buildElement('text', { ...y, x: `${end}%`, dx: gap }, [words])]
  if (start > 100 - room || crosses)
    return [
      buildGround(start, -gap - width),
      buildElement('text', { ...y, x: `${start}%`, dx: -gap, textAnchor: 'end' }, [words]),
    ]
  return [buildElement('text', { ...y, className: `${className} tl-inside`, x: `${start}%`, dx: gap }, [words])]
}

function buildKey(key: NonNullable<Timeline['key']>): RenderTreeElement {
  return buildElement(
    'ul',
    { className: 'tl-key' },
    key.map(({ look, words }) =>
      buildElement('li', {}, [
        buildElement('svg', { width: 22, height: 14 }, [
          look === 'stop'
            ? buildElement('svg', { width: 22, height: 14 }, [
                buildElement('line', { className: 'tl-hatch', x1: -40, x2: 60, y1: 7, y2: 7, transform: 'skewX(-35)' }),
                buildElement('rect', { className: 'tl-stop', width: 22, height: 14 }),
              ])
            : look === 'line'
              ? buildElement('line', { className: 'tl-line', x1: 11, x2: 11, y2: 14 })
              : buildElement('rect', { className: `tl-${look}`, x: 1, y: 1, width: 20, height: 12, rx: 3 }),
        ]),
        words,
      ]),
    ),
  )
}

function buildLegend(legend: string[]): RenderTreeElement {
  return buildElement(
    'ol',
    { className: 'tl-key' },
    legend.map((words, index) => buildElement('li', {}, [buildElement('b', {}, [String(index + 1)]), words])),
  )
}
