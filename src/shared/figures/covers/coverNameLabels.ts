import { socialCoverScaleAndNameSize } from '../../../config/covers'
import { buildCoverLabelsAtPoints, coverSize, type CoverLabel, type CoverLabelRole } from './coverArt'

// Laid out for social images, where names are largest relative to the drawing.
const fontSize = socialCoverScaleAndNameSize.nameSize / socialCoverScaleAndNameSize.scale
const margin = 8
const narrow = /[ijlftrI.,:;’'()\u00a0 -]/
const wide = /[mwMWŒœ]/

/** The width of a name in units of the cover, somewhat generous: fonts differ. */
export function estimateNameWidth(text: string): number {
  const widths = [...text].map(letter =>
    narrow.test(letter) ? 0.34 : wide.test(letter) ? 0.88 : letter === letter.toLowerCase() ? 0.57 : 0.7,
  )
  return fontSize * widths.reduce((sum, width) => sum + width, 0)
}

/** Names at their places, moved inwards where they would be nearer to the frame than `inset`. */
export function placeNameLabelsInFrame(
  places: readonly { x: number; y: number }[],
  names: readonly string[],
  inset = margin,
): CoverLabel[] {
  const inside = places.map(({ x, y }, index) => {
    const reach = estimateNameWidth(names[index] ?? '') / 2 + inset
    return { x: Math.min(Math.max(x, reach), Math.max(coverSize.width - reach, reach)), y }
  })
  return buildCoverLabelsAtPoints(inside, names, 'name')
}

/**
 * Names at their places; those wider than `room` are broken before the word nearest their middle, aligned at the top.
 */
export function buildBrokenNameLabels(
  places: readonly { x: number; y: number }[],
  names: readonly string[],
  room: number,
): CoverLabel[] {
  const lines = names.map(name => breakIfWider(name, room))
  const widest = lines.map(([first = '', second = '']) =>
    estimateNameWidth(first) < estimateNameWidth(second) ? second : first,
  )
  return placeNameLabelsInFrame(places, widest).flatMap((label, index) =>
    (lines[index] ?? []).map((text, line) => ({ ...label, y: label.y + 14 * line, text })),
  )
}

/** The width of a name as `buildBrokenNameLabels` breaks it. */
export function estimateBrokenNameWidth(name: string, room: number): number {
  return Math.max(...breakIfWider(name, room).map(estimateNameWidth))
}

/** A name around a place, in two lines if it is wider than `room`; as large as figures, in small drawings too. */
export function buildCentredLines(
  { x, y }: Readonly<{ x: number; y: number }>,
  name: string,
  room: number,
): CoverLabel[] {
  if (!name) return []
  const [first = '', second] = breakIfWider(name, room)
  const place = { x: Math.round(x), y: Math.round(y + 5) }
  return second === undefined
    ? [{ ...place, text: first, role: 'beside' }]
    : [
        { ...place, text: first, role: 'upper' },
        { ...place, text: second, role: 'lower' },
      ]
}

/** The name, in two lines if it is wider than `room`. */
export function breakIfWider(name: string, room: number): string[] {
  if (estimateNameWidth(name) <= room) return [name]
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [nearest] = breaks.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)]
}

const placesOnLine: readonly CoverLabelRole[] = ['name', 'beside', 'argued', 'legend']

/**
 * The text of the first name, figure or legend line that leaves the frame, or is less than 6 units from an earlier one
 * on its line.
 */
export function findCrowdedLabelText(labels: readonly CoverLabel[]): string | undefined {
  const names = labels.filter(({ role }) => placesOnLine.includes(role))
  const spans = names.map(({ x, y, text, role, anchor }) => {
    const width = estimateNameWidth(text)
    const from = x - width * (role === 'legend' || anchor === 'start' ? 0 : anchor === 'end' ? 1 : 0.5)
    return { text, y, from, to: from + width }
  })
  return spans.find(
    ({ from, to, y }, index) =>
      from < 0 ||
      to > coverSize.width ||
      spans.some((other, place) => place < index && other.y === y && other.to + 6 > from),
  )?.text
}
