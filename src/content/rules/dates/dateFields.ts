import { isDay } from '../../../shared/calendarDays'
import { collectStrings } from '../../collectStrings'
import type { CheckInput } from '../../read/checkInput'

/** A day that a file gives, with what the day is of. */
interface DateField {
  file: string
  field: string
  /** The last name of the field: `date`, `reviewed`, `reviewBy`, `updated`, `asOf`. */
  name: string
  date: string
}

const names = /^(?:date|reviewed|reviewBy|updated|asOf|checked)$/

/** Every day of the content that is written as a day; in a list of sources a day is words. One that no calendar has is for the schema to report. */
export function collectDateFields({ jsonFiles, mdxFiles }: CheckInput): DateField[] {
  const files = [
    ...jsonFiles.map(({ file, value }) => ({ file, value })),
    ...mdxFiles.map(({ file, data }) => ({ file, value: data })),
  ]
  return files.flatMap(({ file, value }) =>
    collectStrings(value).flatMap(({ text, field, key }) =>
      names.test(key) && isDay(text) && !field.startsWith('sources') ? [{ file, field, name: key, date: text }] : [],
    ),
  )
}

/** The days of one group of fields: of a fact, or of a text. */
export function groupDateFieldsByEntry(days: DateField[]): DateField[][] {
  const groups = new Map<string, DateField[]>()
  for (const day of days) {
    const key = `${day.file} ${day.field.slice(0, -day.name.length)}`
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups.values()]
}
