import { languages } from '../../../config/languages'
import type { Practice } from '../../model'
import { findWrittenDates } from './findDates'
import type { ContentFinding, Findings, Rule } from '../rule'

export const dateLabelsMatchDateFields: Rule = {
  requirement: 'The label of a date agrees with its date field, and that of a closure with its days.',
  level: 'problem',
  check: ({ texts, practice }) => [
    ...findWrongClosureLabels(practice),
    ...texts.map(({ kind, file, language, frontMatter }) => {
      if (kind !== 'document' || !frontMatter.updatedLabel) return undefined
      const [year, month, day] = frontMatter.updated.split('-').map(Number)
      const label = frontMatter.updatedLabel
      // findWrittenDates does not find a year without a month, such as “Fall 2026”, so the year is compared separately.
      const writtenYear = /\b(?:1|2)\d{3}\b/.exec(label)?.[0]
      const [written] = findWrittenDates(label, language)
      const differs =
        (writtenYear && Number(writtenYear) !== year) ||
        (written && (written.month !== month || (written.day && written.day !== day)))
      return differs
        ? {
            file,
            field: 'updatedLabel',
            message: `says “${label}”, but updated is ${frontMatter.updated}; both say one day`,
          }
        : undefined
    }),
  ],
}

// A date in the label of a closure (“Canada Day, July 1”) must be within the closure.
function findWrongClosureLabels({ closures = [] }: Practice): Findings<ContentFinding> {
  return closures.flatMap(({ label, from, until = from }, index) =>
    languages.map(language => {
      const other = findWrittenDates(label[language], language).find(({ year, month, day }) => {
        if (!day) return false
        const monthAndDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const years = year ? [String(year)] : [from.slice(0, 4), until.slice(0, 4)]
        return !years.some(each => from <= `${each}-${monthAndDay}` && `${each}-${monthAndDay}` <= until)
      })
      return other
        ? {
            file: 'content/practice.json',
            field: `closures[${index}].label.${language}`,
            message: `says “${other.typed}”, but the office is closed ${from === until ? `on ${from}` : `from ${from} until ${until}`}; look at the month and the day (year-month-day)`,
          }
        : undefined
    }),
  )
}
