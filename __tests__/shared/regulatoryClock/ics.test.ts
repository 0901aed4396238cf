import { localizeRegulatoryClock } from '../../../src/content/regulatoryClock/localizeRegulatoryClock'
import { readValidContent } from '../../../src/content/read/readContent'
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
// As a calendar reads it: folded lines joined.
const lines = text.replace(/\r\n /g, '').split('\r\n')

it('is a calendar whose lines are short and end as RFC 5545 says', () => {
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
  expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
})

it('has a whole-day event with an id of its own for each time that ends', () => {
  const ids = lines.filter(line => line.startsWith('UID:'))
  const ends = result.rows.flatMap(({ spans }) => spans.filter(({ open }) => !open))
  expect(ids).toHaveLength(ends.length + 1)
  expect(new Set(ids).size).toBe(ids.length)
  expect(lines).toContain(`DTSTART;VALUE=DATE:${result.notice.replace(/-/g, '')}`)
})

it('says with each what sets the time, and that no date is promised', () => {
  const about = lines.filter(line => line.startsWith('DESCRIPTION:'))
  const promise = String(tool.words.promise).replace(/[\\;,]/g, '\\$&')
  expect(about.filter(line => !line.includes(promise))).toEqual([])
  const target = String(tool.words.target).replace(/[\\;,]/g, '\\$&')
  expect(about.some(line => line.includes(target))).toBe(true)
})
