import type { ReactNode } from 'react'
import type { WorkHoursCalendarLane } from '../../../shared/figures/workHoursCalendar'
import { FigureFrame } from '../figures/FigureFrame'
import { describeCalendar, WorkHoursCalendar } from '../figures/WorkHoursCalendar'

interface Props {
  caption: string
  weeks: readonly string[]
  lanes: readonly WorkHoursCalendarLane[]
  children?: ReactNode
}

/** A table of hours a week as blocks; the table itself stands beneath. */
export function MdxWorkHoursCalendar({ caption, weeks, lanes, children }: Props) {
  return (
    <FigureFrame caption={caption} label={describeCalendar(lanes)} table={children}>
      <WorkHoursCalendar weeks={weeks} lanes={lanes} />
    </FigureFrame>
  )
}
