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

/** A table of hours per week as a calendar of blocks, with the table below. */
export function MdxWorkloadCalendar({ caption, weeks, lanes, children }: Props) {
  return (
    <FigureFrame caption={caption} label={describeWorkloadCalendar(lanes)} table={children}>
      <WorkloadCalendar weeks={weeks} lanes={lanes} />
    </FigureFrame>
  )
}
