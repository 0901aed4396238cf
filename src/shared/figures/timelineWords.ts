import type { RenderTreeElement } from '../mdx/renderTree'
import { buildElement } from './buildElement'
import { roundPercent } from './timelineElements'

/** Width of a character of the words beside a bar, in percent of the narrowest drawing that has them, and in pixels. */
const character = { percent: 1.9, pixels: 7, narrow: /[\s.,:’1fijlrt]/, narrowPixels: 4 }

/**
 * Words after a bar if there is room before the change of scale (`limit`) or the end, else before it; hidden on narrow
 * screens. Positions are in percent.
 */
export function buildWordsBeside(
  words: string | undefined,
  start: number,
  end: number,
  look: string,
  limit: number | undefined,
  gap = 8,
): RenderTreeElement[] {
  if (!words) return []
  const className = `tl-words ${look}-words`
  const y = { y: '50%', dominantBaseline: 'central' }
  const room = 62
  const width = words.length * character.percent
  const crosses = limit !== undefined && end <= limit && end + width > limit
  const hasNoRoom = start < width && end - start < width
  if (end <= room && (!crosses || hasNoRoom))
    return [
      buildWordsGround(words, end, gap, limit),
      buildElement('text', { ...y, className, x: `${end}%`, dx: gap }, [words]),
    ]
  if (start > 100 - room || crosses)
    return [
      buildWordsGround(words, start, -gap - estimateWidth(words), limit),
      buildElement('text', { ...y, className, x: `${start}%`, dx: -gap, textAnchor: 'end' }, [words]),
    ]
  // A deadline is a thin line: its words are above the point at its end.
  if (look === 'tl-due')
    return [
      buildWordsGround(words, end, -estimateWidth(words), limit, -20),
      buildElement('text', { className, x: `${end}%`, y: '50%', dy: -13, textAnchor: 'end' }, [words]),
    ]
  return [buildElement('text', { ...y, className: `${className} tl-inside`, x: `${start}%`, dx: gap }, [words])]
}

/** Words centred above a bar, or from its start or to its end near the edges. */
export function buildWordsAbove(
  words: string | undefined,
  start: number,
  end: number,
  look: string,
  limit: number | undefined,
): RenderTreeElement[] {
  if (!words) return []
  const middle = roundPercent((start + end) / 2)
  const half = (words.length * character.percent) / 2
  const width = estimateWidth(words)
  const [x, textAnchor, shift] =
    middle < half
      ? [start, 'start', 0]
      : middle > 100 - half
        ? [end, 'end', -width]
        : [middle, 'middle', Math.round(-width / 2)]
  return [
    buildWordsGround(words, x, shift, limit, -22),
    buildElement('text', { className: `tl-words ${look}-words`, x: `${x}%`, y: '50%', dy: -17, textAnchor }, [words]),
  ]
}

// Behind words, so that no line of the grid crosses them.
const buildWordsGround = (words: string, x: number, shift: number, limit = Infinity, rise = 0) =>
  buildElement('rect', {
    className: x > limit ? 'tl-ground tl-years' : 'tl-ground',
    x: `${x}%`,
    width: estimateWidth(words),
    transform: `translate(${shift} ${rise})`,
  })

const estimateWidth = (words: string) =>
  Array.from(words).reduce(
    (sum, letter) => sum + (character.narrow.test(letter) ? character.narrowPixels : character.pixels),
    0,
  )
