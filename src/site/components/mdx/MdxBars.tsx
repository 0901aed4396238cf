import type { ReactNode } from 'react'
import type { Bar } from '../../../shared/figures/bars'
import { BarChart, describeBars } from '../figures/BarChart'
import { FigureFrame } from '../figures/FigureFrame'

/** A table as a bar chart, with the table below. */
export function MdxBars({ caption, bars, children }: { caption: string; bars: readonly Bar[]; children?: ReactNode }) {
  return (
    <FigureFrame caption={caption} label={describeBars(bars)} table={children}>
      <BarChart bars={bars} />
    </FigureFrame>
  )
}
