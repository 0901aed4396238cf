import styled from '@emotion/styled'
import { dayNumber } from '../../../shared/clock/calendar'
import { computeClock, type ClockFiling } from '../../../shared/clock/clock'
import type { ClockTool } from '../../../shared/clock/tool'
import { responsiveTable } from '../../styles/tables'

const Block = styled.div({
  paddingTop: '2rem',
  '& > * + *': { marginTop: '1rem' },
  '@media print': { display: 'none' },
})
const Table = styled.table(responsiveTable, { width: '100%' })

/** Every kind of filing with its targets: what a visitor without scripts can compare, too. */
export function FilingTable({ tool: { model, words, groups, colon } }: { tool: ClockTool }) {
  return (
    <Block>
      <h3>{words.compare}</h3>
      <p>{words.compareText}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.filings}</th>
            <th scope="col">{words.phase}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {model.filings.map(filing => (
            <tr key={filing.id}>
              <th scope="row">
                {filing.name}
                {` (${groups.find(({ id }) => id === filing.group)?.name ?? ''})`}
              </th>
              <td data-column={words.phase}>{stepsOf(filing, colon)}</td>
              <td data-column={words.total}>
                {daysOf(filing, model)} {words.dayUnit}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  )
}

// The phases that follow one another up to the notice.
function stepsOf({ phases }: ClockFiling, colon: string): string {
  return phases
    .flatMap(({ name, length, starts, foreign }) =>
      length && !starts && !foreign ? [`${name}${colon}${length.words}`] : [],
    )
    .join('; ')
}

function daysOf({ id }: ClockFiling, model: ClockTool['model']): number {
  const { notice, input } = computeClock(model, { ...model.defaults, filing: id, stop: 'none', foreign: '' })
  return dayNumber(notice) - dayNumber(input.filed)
}
