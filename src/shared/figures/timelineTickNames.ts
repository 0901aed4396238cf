import type { RenderTreeElement } from '../mdx/renderTree'
import { buildElement } from './buildElement'
import type { Timeline } from './timeline'

/** Characters of a line of all names together, in the narrowest drawing that shows them. */
const charactersOfWidth = 78
const maxLines = 3
/** Characters of a line of the first and last name, as half of it is beside the drawing (.tl-track in site/styles). */
const charactersAtEnds = 12

/**
 * The names of the ticks, each broken into lines that fit its share of the width; none if a tick has no name or one
 * does not fit. Wide screens show them instead of the labels.
 */
export function breakTickNames({ ticks }: Pick<Timeline, 'ticks'>): string[][] | undefined {
  const room = Math.floor(charactersOfWidth / Math.max(ticks.length - 1, 1))
  const isEnd = (index: number) => index === 0 || index === ticks.length - 1
  const names = ticks.map(({ name }, index) =>
    name ? breakIntoLines(name, isEnd(index) ? Math.min(room, charactersAtEnds) : room) : [],
  )
  const fits = (lines: string[]) =>
    lines.length > 0 && lines.length <= maxLines && lines.every(line => line.length <= room)
  return names.every(fits) ? names : undefined
}

/** A name centred on its tick at `x`, in percent; `isAbove` puts its last line next to the bars. */
export function buildTickName(lines: string[], x: number, isAbove: boolean): RenderTreeElement {
  const first = isAbove ? maxLines - lines.length : 0
  return buildElement(
    'text',
    { className: 'tl-name', textAnchor: 'middle' },
    lines.map((line, index) =>
      buildElement('tspan', { x: `${x}%`, y: `${roundEm(1.1 + 1.25 * (first + index))}em` }, [line]),
    ),
  )
}

function breakIntoLines(name: string, room: number): string[] {
  return name.split(/\s+/u).reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    return last && last.length + 1 + word.length <= room ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word]
  }, [])
}

function roundEm(em: number): number {
  return Math.round(em * 100) / 100
}
