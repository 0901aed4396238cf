import { groupByKey } from '../../../shared/groupByKey'
import { isIsoDay } from '../../../shared/calendarDays'
import { collectJsonAndFrontMatterStrings } from '../../collectNestedStrings'
import type { CheckInput } from '../../read/checkInput'

/** A date in a structured field. */
interface DateField {
  file: string
  field: string
  /** The last key of the field path: `date`, `reviewed`, `reviewBy`, `updated`, `asOf`, `checked` or `since`. */
  name: string
  date: string
}

const names = /^(?:date|reviewed|reviewBy|updated|asOf|checked|since)$/

/**
 * Collects the ISO dates of date fields. Leaves out the dates of sources, which are written as text, and dates that do
 * not exist, which the schema reports.
 */
export function collectDateFields(input: CheckInput): DateField[] {
  return collectJsonAndFrontMatterStrings(input).flatMap(({ file, text, field, key }) =>
    names.test(key) && isIsoDay(text) && !field.startsWith('sources') ? [{ file, field, name: key, date: text }] : [],
  )
}

/** Groups date fields by the object that contains them, such as a fact, a term or a front matter. */
export function groupDateFieldsByParentObject(days: DateField[]): DateField[][] {
  return [...groupByKey(days, ({ file, field, name }) => `${file} ${field.slice(0, -name.length)}`).values()]
}
