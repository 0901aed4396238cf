import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { buildExampleIcsPath } from '../../../shared/regulatoryClock/buildExampleIcsPath'
import { formatRegulatoryClockQuery } from '../../../shared/regulatoryClock/clockInput'
import type { RegulatoryClockResult } from '../../../shared/regulatoryClock/types'
import { formatRegulatoryClockIcs } from '../../../shared/regulatoryClock/ics'
import type { UnpackedRegulatoryClock } from '../../../shared/regulatoryClock/packedClock'
import { textLink } from '../../styles/mixins'
import { fontFamily, fontSize } from '../../styles/tokens'

const Row = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.75rem',
  '& :is(a, button)': {
    ...textLink,
    minHeight: '2.75rem',
    display: 'inline-flex',
    alignItems: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    font: `600 ${fontSize.small}/1.4 ${fontFamily.text}`,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '& button': { '@media (scripting: none)': { display: 'none' } },
  '@media print': { display: 'none' },
})

interface Props {
  tool: UnpackedRegulatoryClock
  result: RegulatoryClockResult
  /** Path of the clock’s page; the example’s .ics file has the same path. */
  path: string
}

/** Buttons to print the dates or download them as a calendar. */
export function RegulatoryClockActions({ tool, result, path }: Props) {
  const { words, model } = tool
  const query = formatRegulatoryClockQuery(result.input)
  const isExample = query === formatRegulatoryClockQuery(model.defaults)
  // Other calendars than the example’s are generated in the browser and not sent anywhere.
  const download = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isExample) return
    event.preventDefault()
    const { host, origin } = window.location
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
    const text = formatRegulatoryClockIcs(result, tool, { host, url: `${origin}${path}?${query}`, stamp })
    const objectUrl = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = objectUrl
    link.download = `${result.input.filing}-${result.input.filed}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000)
  }
  return (
    <Row>
      <button type="button" onClick={() => window.print()}>
        {words.print}
      </button>
      <a href={buildExampleIcsPath(path)} download onClick={download}>
        {words.calendar}
      </a>
    </Row>
  )
}
