import { localizeClock } from '../../../src/content/clock/localizeClock'
import { readValidContent } from '../../../src/content/read/readAndCheckContent'
import { computeClock } from '../../../src/shared/clock/computeClock'
import { formatClockIcsCalendar } from '../../../src/shared/clock/ics'
import { unpackClock } from '../../../src/shared/clock/packedClock'

const content = readValidContent(process.cwd())
if (!content.clock) throw new Error('There is no clock.')
const tool = unpackClock(localizeClock(content.clock, { ...content, language: 'fr' }))
const result = computeClock(tool.model, tool.model.defaults)
const text = formatClockIcsCalendar(result, tool, {
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
