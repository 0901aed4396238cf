import type { ReactNode } from 'react'
import type { Bar } from '../../../shared/figures/bars'
import { BarChart, describeBars } from '../figures/BarChart'
import { FigureFrame } from '../figures/FigureFrame'

/** A table of a text as bars; the table itself stands beneath. */
export function MdxBars({ caption, bars, children }: { caption: string; bars: readonly Bar[]; children?: ReactNode }) {
  return (
    <FigureFrame caption={caption} label={describeBars(bars)} table={children}>
      <BarChart bars={bars} />
    </FigureFrame>
  )
}
