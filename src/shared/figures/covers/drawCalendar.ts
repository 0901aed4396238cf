import { addDays, toDayNumber, type IsoDay } from '../../calendarDays'
import { estimateNameWidth } from './coverNameLabels'
import { buildCoverLabelsAtPoints, buildDotPath, coverSize, type CoverArt, type CoverTexts } from './coverArt'

/** The days of a calendar: the first and last one, the one on which it was to end, and those of its dates. */
export interface CoverCalendarDays {
  first: IsoDay
  last: IsoDay
  planned: IsoDay
  marked: readonly IsoDay[]
}

/** The most weeks that the drawing has room for. */
export const mostCalendarWeeks = 5

const columns = 7
const pitch = 38
/** From the middle of a day to the baseline of its number. */
const toBaseline = 4.8
/** From the top of the drawing to the baseline of the initials, and from there to the middle of the first week. */
const [toInitials, toFirstWeek] = [19, 17]
const key = { radius: 4.5, room: 13, gap: 22 }

/** How many days are after the planned end, and how many there are. */
export function countCalendarDays({ first, last, planned }: CoverCalendarDays): [late: number, all: number] {
  const end = toDayNumber(last)
  return [Math.max(0, end - toDayNumber(planned)), end - toDayNumber(first) + 1]
}

/** The rows of a calendar, Monday first. */
export function countCalendarWeeks({ first, last }: CoverCalendarDays): number {
  return Math.ceil((toDayNumber(last) - toDayNumber(first) + getColumn(first) + 1) / columns)
}

/**
 * A calendar of weeks below the initials of their days (`labels`): dates in a square, the planned end in a ring, the
 * days after it filled. The names of these three are its legend.
 */
export function drawCalendar(days: CoverCalendarDays, { names, labels }: CoverTexts): CoverArt {
  const weeks = countCalendarWeeks(days)
  const rowPitch = 78 / Math.max(3, weeks - 1)
  const radius = Math.min(10, rowPitch * 0.44)
  const top = (3 * 26 - rowPitch * (weeks - 1)) / 2 + (names.length ? 0 : 10)
  const firstWeek = top + toInitials + toFirstWeek
  const left = (coverSize.width - pitch * (columns - 1)) / 2
  const [, all] = countCalendarDays(days)
  const cells = Array.from({ length: all }, (_, index) => {
    const day = addDays(days.first, index)
    const place = getColumn(days.first) + index
    return {
      x: left + pitch * (place % columns),
      y: firstWeek + rowPitch * Math.floor(place / columns),
      text: String(Number(day.slice(-2))),
      kind: day > days.planned ? 'late' : day === days.planned ? 'planned' : days.marked.includes(day) ? 'date' : 'day',
    }
  })
  const pick = (...kinds: string[]) => cells.filter(({ kind }) => kinds.includes(kind))
  const round = ({ x, y }: { x: number; y: number }) => buildDotPath(x, y, radius)
  const print = (group: typeof cells, role: 'empty' | 'filled') =>
    buildCoverLabelsAtPoints(
      group.map(({ x, y }) => ({ x, y: y + toBaseline })),
      group.map(({ text }) => text),
      role,
    )
  const legend = layOutLegend(names, left - radius, firstWeek + rowPitch * (weeks - 1) + 34)
  return {
    shapes: [
      {
        role: 'line',
        path: [...pick('date').map(({ x, y }) => buildSquarePath(x, y, radius)), ...pick('planned').map(round)].join(
          '',
        ),
      },
      { role: 'point', path: pick('late').map(round).join('') },
      ...legend.shapes,
    ],
    labels: [
      ...buildCoverLabelsAtPoints(
        labels.map((_, column) => ({ x: left + pitch * column, y: top + toInitials })),
        labels,
        'name',
      ),
      ...print(pick('late'), 'filled'),
      ...print(pick('date', 'planned', 'day'), 'empty'),
      ...legend.labels,
    ],
  }
}

/** The column of a day, Monday first; 1970-01-01 was a Thursday. */
function getColumn(day: IsoDay): number {
  return (toDayNumber(day) + 3) % columns
}

function buildSquarePath(x: number, y: number, reach: number): string {
  return `M${x - reach} ${y - reach}h${2 * reach}v${2 * reach}h${-2 * reach}Z`
}

/** Of the size for which names are laid out, that of a page: names far apart have equal gaps there. */
const printedSize = 0.87

/** On one line, each name behind the shape that it explains. */
function layOutLegend(names: readonly string[], left: number, y: number): CoverArt {
  const widths = names.map(name => key.room + printedSize * estimateNameWidth(name) + key.gap)
  const starts = names.map((_, index) => left + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const [date, planned, late] = starts.map(start => start + key.radius)
  if (date === undefined || planned === undefined || late === undefined) return { shapes: [], labels: [] }
  return {
    shapes: [
      {
        role: 'emptyKey',
        path: buildSquarePath(date, y - 4, key.radius) + buildDotPath(planned, y - 4, key.radius),
      },
      { role: 'filledKey', path: buildDotPath(late, y - 4, key.radius) },
    ],
    labels: buildCoverLabelsAtPoints(
      starts.map(start => ({ x: start + key.room, y })),
      names,
      'legend',
    ),
  }
}
