import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'
import type { Bar } from './bars'
import { buildElement } from './buildElement'
import { roundPercent } from './timelineElements'

/** The height of the highest column, and of a figure with its gap, which is above its column. */
const highest = 86
const figureRoom = 100 - highest

/**
 * Renders figures over time as columns, with a line at a level of them; what emphasized columns are about is below.
 * Lengths are percentages; colours and sizes are in site/styles/figures. No scripts needed.
 */
export function buildColumnsRenderTree(
  columns: readonly Bar[],
  line?: { share: number; words: string },
): RenderTreeElement[] {
  const notes = columns.filter(({ emphasized, detail }) => emphasized && detail)
  const level = line && roundPercent(100 - highest * line.share)
  return [
    ...(line ? [buildLineKey(line.words)] : []),
    buildElement(
      'ol',
      { className: 'cl' },
      columns.map(column => buildElement('li', {}, [buildColumn(column, level), ...buildName(column.name)])),
    ),
    ...notes.map(({ name, detail }) =>
      buildElement('div', { className: 'tl-moment' }, [buildElement('b', {}, [name]), ` ${detail ?? ''}`]),
    ),
  ]
}

function buildColumn({ value, share, emphasized }: Bar, level?: number): RenderTreeElement {
  const [, figure = value, unit = ''] = /^([\d.,]+)(\D*)$/u.exec(value) ?? []
  const top = roundPercent(100 - highest * share)
  // A figure that the line would cross is inside its column, if that is high enough.
  const isInside = level !== undefined && level < top && level > top - figureRoom && top < 100 - figureRoom
  return buildElement('svg', { 'aria-hidden': true, focusable: 'false' }, [
    buildElement('rect', {
      className: emphasized ? 'tl-due' : undefined,
      x: '12%',
      y: `${top}%`,
      width: '76%',
      height: `${roundPercent(100 - top)}%`,
    }),
    ...(level === undefined
      ? []
      : [buildElement('line', { className: 'tl-turn', x2: '100%', y1: `${level}%`, y2: `${level}%` })]),
    buildElement(
      'text',
      {
        className: isInside ? 'tl-inside' : undefined,
        x: '50%',
        y: `${top}%`,
        dy: isInside ? '1.2em' : -7,
        textAnchor: 'middle',
      },
      [figure, ...(unit ? [buildElement('tspan', {}, [unit])] : [])],
    ),
  ])
}

/** Phones show the first letter only. */
function buildName(name: string): RenderTreeNode[] {
  const [first = '', ...others] = name
  return [first, buildElement('span', {}, [others.join('')])]
}

function buildLineKey(words: string): RenderTreeElement {
  const line = buildElement('line', { className: 'tl-turn', x2: 22, y1: 7, y2: 7 })
  return buildElement('ul', { className: 'tl-key' }, [
    buildElement('li', {}, [buildElement('svg', { width: 22, height: 14 }, [line]), words]),
  ])
}
