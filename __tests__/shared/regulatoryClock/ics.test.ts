import { localizeRegulatoryClock } from '../../../src/content/regulatoryClock/localizeRegulatoryClock'
import { readValidContent } from '../../helpers/validContent'
import { computeRegulatoryClock } from '../../../src/shared/regulatoryClock/computeRegulatoryClock'
import { formatRegulatoryClockIcs } from '../../../src/shared/regulatoryClock/ics'
import { unpackRegulatoryClock } from '../../../src/shared/regulatoryClock/packedClock'

const content = readValidContent(process.cwd())
if (!content.clock) throw new Error('There is no clock.')
const tool = unpackRegulatoryClock(localizeRegulatoryClock(content.clock, { ...content, language: 'fr' }))
const result = computeRegulatoryClock(tool.model, tool.model.defaults)
const text = formatRegulatoryClockIcs(result, tool, {
  host: 'www.example.com',
  url: 'https://www.example.com/x',
  stamp: '20261122T000000Z',
})
// Unfolded lines (RFC 5545, section 3.1).
const lines = text.replace(/\r\n /g, '').split('\r\n')

it('has lines of at most 75 bytes that end with CRLF, as RFC 5545 requires', () => {
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
  expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
})

it('has an event with a unique id for the notice and for each period that ends', () => {
  const ids = lines.filter(line => line.startsWith('UID:'))
  const ends = result.rows.flatMap(({ spans }) => spans.filter(({ open }) => !open))
  expect(ids).toHaveLength(ends.length + 1)
  expect(new Set(ids).size).toBe(ids.length)
  expect(lines).toContain(`DTSTART;VALUE=DATE:${result.notice.replace(/-/g, '')}`)
})

it('includes the disclaimer in every description, and marks target periods', () => {
  const descriptions = lines.filter(line => line.startsWith('DESCRIPTION:'))
  const disclaimer = String(tool.words.promise).replace(/[\\;,]/g, '\\$&')
  expect(descriptions.filter(line => !line.includes(disclaimer))).toEqual([])
  const target = String(tool.words.target).replace(/[\\;,]/g, '\\$&')
  expect(descriptions.some(line => line.includes(target))).toBe(true)
})
