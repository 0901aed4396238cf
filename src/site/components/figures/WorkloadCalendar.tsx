import styled from '@emotion/styled'
import type { WorkloadCalendarLane } from '../../../shared/figures/workloadCalendar'
import { color, fontFamily, fontSize } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'
import { getLaneBlockKind, HourBlocks, HourBlocksLegend } from './HourBlocks'

const Sheet = styled.div({ containerType: 'inline-size' })
const Row = styled('div', { shouldForwardProp: name => name !== 'weeks' })<{ weeks: number }>(
  {
    display: 'grid',
    alignItems: 'center',
    gap: '0.4rem',
    padding: '0.75rem 0',
    borderTop: `1px solid ${color.line}`,
    breakInside: 'avoid',
  },
  ({ weeks }) => ({
    gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))`,
    // Only divs: the hours are SVG elements, and have a first-of-type of their own.
    '& > div:first-of-type': { gridColumn: '1 / -1' },
    '& > div:empty': { display: 'none' },
    '@container (min-width: 38rem)': {
      columnGap: '0.75rem',
      gridTemplateColumns: `minmax(12rem, 1.3fr) repeat(${weeks}, minmax(0, 1fr))`,
      '& > div:first-of-type': { display: 'block', gridColumn: 1 },
    },
  }),
)
const Name = styled.div({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1rem',
  color: color.ink,
  font: `600 ${fontSize.small}/1.35 ${fontFamily.text}`,
})
const Total = styled.span({ display: 'block', color: color.soft, fontWeight: 400, fontSize: fontSize.label })
// “Semaine 1” has one line on the narrowest phones.
const Week = styled.div({
  color: color.soft,
  font: `600 clamp(0.7rem, 4.7cqi, ${fontSize.label})/1.35 ${fontFamily.text}`,
})
interface Props {
  weeks: readonly string[]
  lanes: readonly WorkloadCalendarLane[]
}

/** A month as blocks, one per hour: kinds of work in rows, weeks in columns. */
export function WorkloadCalendar({ weeks, lanes }: Props) {
  return (
    <>
      <HourBlocksLegend lanes={lanes} />
      <Sheet>
        <Row weeks={weeks.length}>
          <Week />
          {weeks.map(week => (
            <Week key={week}>{week}</Week>
          ))}
        </Row>
        {lanes.map(lane => (
          <Row key={lane.name} weeks={weeks.length}>
            <Name>
              <Typeset>{lane.name}</Typeset>
              <Total>{`${sum(lane.weeks)}\u00a0h`}</Total>
            </Name>
            {weeks.map((week, place) => (
              <HourBlocks key={week} hours={lane.weeks[place] ?? 0} kind={getLaneBlockKind(lane)} />
            ))}
          </Row>
        ))}
      </Sheet>
    </>
  )
}

/** A one-line text alternative of a calendar: the hours of each kind of work. */
export function describeWorkloadCalendar(lanes: readonly WorkloadCalendarLane[]): string {
  return lanes.map(({ name, weeks }) => `${name} (${sum(weeks)}\u00a0h)`).join('; ')
}

function sum(hours: readonly number[]): number {
  return hours.reduce((total, each) => total + each, 0)
}
