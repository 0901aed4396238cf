import type { ReactNode } from 'react'
import type { WorkloadCalendarLane } from '../../../shared/figures/workloadCalendar'
import { FigureFrame } from '../figures/FigureFrame'
import { describeWorkloadCalendar, WorkloadCalendar } from '../figures/WorkloadCalendar'

interface Props {
  caption: string
  weeks: readonly string[]
  lanes: readonly WorkloadCalendarLane[]
  children?: ReactNode
}

/** A table of hours a week as blocks; the table itself stands beneath. */
export function MdxWorkloadCalendar({ caption, weeks, lanes, children }: Props) {
  return (
    <FigureFrame caption={caption} label={describeWorkloadCalendar(lanes)} table={children}>
      <WorkloadCalendar weeks={weeks} lanes={lanes} />
    </FigureFrame>
  )
}
