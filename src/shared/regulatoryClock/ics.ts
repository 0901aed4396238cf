import { addDays, type IsoDay } from '../calendarDays'
import type { RegulatoryClockResult, RegulatoryClockDatedSpan } from './types'
import type { UnpackedRegulatoryClock } from './packedClock'

/** Context of a calendar file. */
interface CalendarContext {
  /** Host name of the site, for the UIDs of events. */
  host: string
  /** URL of the page with the same dates. */
  url: string
  /** Creation time, as 20261122T000000Z. */
  stamp: string
}

/**
 * Formats the dates of a filing as an iCalendar file (RFC 5545): one all-day event per end of a span, with who is
 * responsible, the basis of the time limit, and a note that targets are not guaranteed.
 */
export function formatRegulatoryClockIcs(
  result: RegulatoryClockResult,
  { words, colon }: UnpackedRegulatoryClock,
  { host, url, stamp }: CalendarContext,
): string {
  const { input, filing, rows } = result
  const filed = { name: `${words.filingDay}${colon}${filing.name}`, day: input.filed, about: [words.promise] }
  const ends = rows.flatMap(({ id, name, holder, spans, moment }) =>
    spans
      .filter(({ open }) => !open)
      .map((span, index) => ({
        id: `${id}-${index}`,
        name: moment ? `${name} (${words.ifNothingElse})` : span.name === name ? name : `${name}${colon}${span.name}`,
        day: moment ? span.from : (span.rolledForwardTo ?? span.to),
        about: [
          `${words.holder}${colon}${holder}`,
          formatBasis(span, words, colon),
          words.promise,
          `${words.openPage}${colon}${url}`,
        ],
      })),
  )
  const events = [{ ...filed, id: 'filed' }, ...ends].flatMap(({ id, name, day, about }) => [
    'BEGIN:VEVENT',
    `UID:${input.filing}-${input.filed}-${id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeIcsText(name)}`,
    `DESCRIPTION:${escapeIcsText(about.filter(Boolean).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//clock//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeIcsText(words.calendarName ?? '')}`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(foldIcsLine)
    .join('\r\n')
}

function formatBasis(
  { length, look }: RegulatoryClockDatedSpan,
  words: UnpackedRegulatoryClock['words'],
  colon: string,
): string {
  if (!length) return look === 'stop' ? (words.estimate ?? '') : ''
  return `${words[length.basis] ?? ''}${colon}${length.words} (${length.provision})`
}

function compact(day: IsoDay): string {
  return day.replace(/-/g, '')
}

function escapeIcsText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')
}

// Folds lines to at most 75 bytes; continuation lines begin with a space. Never splits a character.
function foldIcsLine(line: string): string {
  const encoder = new TextEncoder()
  let room = 75
  let out = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (size > room) {
      out += '\r\n '
      room = 74
    }
    out += letter
    room -= size
  }
  return out
}
