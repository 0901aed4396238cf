import styled from '@emotion/styled'
import { countDaysToNotice, formatFilingPhaseTimeLimits } from '../../../shared/regulatoryClock/filings'
import type { UnpackedRegulatoryClock } from '../../../shared/regulatoryClock/packedClock'
import { color, fontSize } from '../../styles/tokens'
import { Disclosure } from '../ui/Disclosure'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Typeset } from '../ui/Typeset'

const Block = styled.div({
  '& > details > p': { color: color.soft, fontSize: fontSize.small },
  '@media print': { display: 'none' },
})

/** All filings, each with the time limits of its phases and the days until the notice; works without scripts. */
export function FilingTimeLimitsTable({ tool: { model, words, groups, colon } }: { tool: UnpackedRegulatoryClock }) {
  return (
    <Block>
      <Disclosure summary={words.compare}>
        <p className="measure">{words.compareText}</p>
        <ResponsiveTable>
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
                  <Typeset>{`${filing.name} (${groups.find(({ id }) => id === filing.group)?.name ?? ''})`}</Typeset>
                </th>
                <td data-column={words.phase}>{formatFilingPhaseTimeLimits(filing, colon)}</td>
                <td data-column={words.total}>
                  {countDaysToNotice(filing, model)} {words.dayUnit}
                </td>
              </tr>
            ))}
          </tbody>
        </ResponsiveTable>
      </Disclosure>
    </Block>
  )
}
