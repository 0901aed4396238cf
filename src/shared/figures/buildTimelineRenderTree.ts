import type { RenderTreeElement } from '../mdx/renderTree'
import { buildElement } from './buildElement'
import type { Timeline, TimelineBarLook, TimelineRow } from './timeline'
import { buildAxisRow, buildGroundAndGridLines, buildScaleChangeMark, percentOfTimelineWidth } from './timelineAxis'
import { roundPercent, buildTimelineRowSvg } from './timelineElements'
import { breakTickNames } from './timelineTickNames'
import { buildWordsAbove, buildWordsBeside } from './timelineWords'

/** With so many rows, phones repeat the axis below the last. */
const minRowsForSecondAxis = 8
/** In percent of the width, so that a short bar is clear of the line that it begins at. */
const minBarWidth = 1.2

/**
 * Renders a timeline as HTML and SVG elements. Lengths are percentages, so that it scales to any width while text keeps
 * its size; colours and sizes are in site/styles/figures. No scripts needed.
 */
export function buildTimelineRenderTree(timeline: Timeline): RenderTreeElement[] {
  const { rows, key = [] } = timeline
  const grid = buildGroundAndGridLines(timeline)
  const isNamed = breakTickNames(timeline) !== undefined
  const list = buildElement('ol', { className: isNamed ? 'tl tl-named' : 'tl' }, [
    buildAxisRow(timeline),
    ...rows.map(row =>
      buildElement('li', {}, [buildRowLabel(row), buildTimelineRowSvg([...grid, ...buildRowMarks(row, timeline)])]),
    ),
    ...(rows.length >= minRowsForSecondAxis && !isNamed ? [buildAxisRow(timeline, true)] : []),
  ])
  return [...(key.length ? [buildKey(key)] : []), list]
}

function buildRowLabel({ name, value, holder, detail, moment, milestones }: TimelineRow): RenderTreeElement {
  const more = detail ? [joinToLastWords(detail)] : []
  const wide = { className: 'tl-wide' }
  return buildElement('div', { className: 'tl-label' }, [
    buildElement('b', {}, [name]),
    ...(value ? [buildElement('span', { className: 'tl-value' }, [value])] : []),
    ...(milestones ? [buildMilestones(milestones)] : []),
    ...(holder
      ? [
          buildElement('span', {}, [
            holder,
            ...more.map(words => buildElement('span', wide, [`\u00a0·\u00a0${words}`])),
          ]),
        ]
      : more.map(words => buildElement('span', wide, [words]))),
    ...(moment ? [buildElement('span', { className: 'tl-moment' }, [moment])] : []),
  ])
}

// Each milestone breaks inside only if a line has no room for it.
function buildMilestones(milestones: string[]): RenderTreeElement {
  const spans = milestones.map((milestone, index) =>
    buildElement('span', {}, [index ? `→\u00a0${milestone}` : milestone]),
  )
  return buildElement(
    'span',
    { className: 'tl-milestones' },
    spans.flatMap((span, index) => (index ? [' ', span] : [span])),
  )
}

// The first duration stays on the line of the word before it, in each row alike; others may begin a line.
function joinToLastWords(detail: string): string {
  const [words = '', ...times] = detail.split(' · ')
  return times.length ? `${words}\u00a0·\u00a0${times.join('\u00a0· ')}` : words
}

// Bars and points, the change of scale over them, and over that the words.
function buildRowMarks(
  { bars, moment: event, point, isPointOpen, isPointDue, pointWords }: TimelineRow,
  timeline: Timeline,
): RenderTreeElement[] {
  const at = (time: number) => percentOfTimelineWidth(time, timeline)
  const moment = point === undefined ? undefined : at(point)
  const limit = timeline.turn && timeline.turn.share * 100
  const pointClass = `tl-point${isPointOpen ? ' tl-open' : event || isPointDue ? ' tl-due' : ''}`
  // Over the bar after it, which would cover a short one.
  const dueLast = [...bars].sort((a, b) => Number(a.look === 'due') - Number(b.look === 'due'))
  return [
    ...dueLast.map(({ from, to, look }) => buildBar(at(from), at(to), look)),
    ...(moment === undefined
      ? []
      : [buildElement('circle', { className: pointClass, cx: `${moment}%`, cy: '50%', r: 7 })]),
    ...buildScaleChangeMark(timeline, bars),
    ...bars.flatMap(({ from, to, look, words, wordsAbove }) => [
      ...buildWordsBeside(words, at(from), at(to), `tl-${look}`, limit, look === 'due' ? 14 : undefined),
      ...buildWordsAbove(wordsAbove, at(from), at(to), `tl-${look}`, limit),
    ]),
    ...(moment === undefined
      ? []
      : buildWordsBeside(pointWords, moment, moment, isPointDue ? 'tl-due' : 'tl-point', limit, 14)),
  ]
}

function buildBar(start: number, end: number, look: TimelineBarLook): RenderTreeElement {
  const box = { x: `${start}%`, width: `${roundPercent(Math.max(end - start, minBarWidth))}%` }
  if (look === 'open') return buildOpenBar(`${start}%`, `${end}%`)
  if (look === 'due') return buildDeadline(`${start}%`, `${end}%`)
  if (look !== 'stop') return buildElement('rect', { className: `tl-${look}`, ...box, y: '25%', height: '50%', rx: 3 })
  // Hatching: one dashed line as thick as a bar, skewed, and clipped at both ends.
  const hatch = { className: 'tl-hatch', x1: -40, x2: 2000, y1: '50%', y2: '50%', transform: 'skewX(-35)' }
  return buildElement('svg', box, [buildElement('line', hatch), buildElement('rect', { className: 'tl-stop' })])
}

// A deadline is a moment: a point at the end of the line that leads to it.
function buildDeadline(start: string | number, end: string | number, r = 7): RenderTreeElement {
  return buildElement('g', { className: 'tl-deadline' }, [
    buildElement('line', { x1: start, x2: end, y1: '50%', y2: '50%' }),
    buildElement('circle', { className: 'tl-point tl-due', cx: end, cy: '50%', r }),
  ])
}

// A time without a set length begins at its line and has no end: dots, as of an ellipsis.
function buildOpenBar(start: string | number, end: string | number): RenderTreeElement {
  return buildElement('g', { className: 'tl-open' }, [
    buildElement('rect', { x: start, y: '25%', height: '50%' }),
    buildElement('line', { x1: start, x2: end, y1: '50%', y2: '50%' }),
  ])
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
                buildElement('rect', { className: 'tl-stop' }),
              ])
            : look === 'line'
              ? buildElement('line', { className: 'tl-line', x1: 11, x2: 11, y2: 14 })
              : look === 'open'
                ? buildOpenBar(1, 22)
                : look === 'due'
                  ? buildDeadline(1, 16, 5)
                  : buildElement('rect', { className: `tl-${look}`, x: 1, y: 1, width: 20, height: 12, rx: 3 }),
        ]),
        words,
      ]),
    ),
  )
}
