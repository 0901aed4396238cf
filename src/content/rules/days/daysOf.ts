import { stringsOf } from '../../strings'
import type { CheckInput } from '../../read/input'

/** A day that a file gives, with what the day is of. */
export interface FoundDay {
  file: string
  field: string
  /** The last name of the field: `date`, `reviewed`, `reviewBy`, `updated`, `asOf`. */
  name: string
  day: string
}

const names = /^(?:date|reviewed|reviewBy|updated|asOf|checked)$/
// A day that no calendar has is for the schema to report.
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Every day of the content that is written as a day; in a list of sources a day is words. */
export function daysOf({ json, bodies }: CheckInput): FoundDay[] {
  const files = [
    ...json.map(({ file, value }) => ({ file, value })),
    ...bodies.map(({ file, data }) => ({ file, value: data })),
  ]
  return files.flatMap(({ file, value }) =>
    stringsOf(value).flatMap(({ text, field, key }) =>
      names.test(key) && isDay(text) && !field.startsWith('sources') ? [{ file, field, name: key, day: text }] : [],
    ),
  )
}

/** The days of one group of fields: of a fact, or of a text. */
export function groupsOf(days: FoundDay[]): FoundDay[][] {
  const groups = new Map<string, FoundDay[]>()
  for (const day of days) {
    const key = `${day.file} ${day.field.slice(0, -day.name.length)}`
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups.values()]
}

/** A day this many days after another, both as 2026-11-20. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
