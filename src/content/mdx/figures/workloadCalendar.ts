import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { WorkloadCalendarLane } from '../../../shared/figures/workloadCalendar'
import type { FigurePropsResult } from './figurePropsResult'
import { readFigureTable } from './readFigureTable'

const mostHours = 20

/** Reads the table in `<Calendar>`: one kind of work per row, hours per week in the cells; an empty cell is zero. */
export function parseWorkloadCalendarTableIntoFigureProps(element: Element): FigurePropsResult {
  const [head = [], ...rows] = readFigureTable(element).map(cells => cells.map(cell => toString(cell).trim()))
  const weeks = head.slice(1)
  if (!rows.length || weeks.length < 2)
    return {
      problems: [
        'needs a table inside <Calendar>, a kind of work a row and a week a column, with empty lines around it',
      ],
    }
  const lanes = rows.map(([name = '', ...hours]): WorkloadCalendarLane => ({ name, weeks: hours.map(Number) }))
  const problems = rows.flatMap(([name = '', ...hours]) =>
    hours.flatMap(typed =>
      /^\d*$/.test(typed) && Number(typed) <= mostHours
        ? []
        : [`has “${typed}” in the row “${name}”; a week has a whole number of hours up to ${mostHours}, or nothing`],
    ),
  )
  return { props: { weeks, lanes }, problems }
}
