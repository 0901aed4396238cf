import type { Rule } from '../rule'
import { addDays } from '../../../shared/calendarDays'
import { collectDateFields, groupDateFieldsByParentObject } from './dateFields'

/** A text may be reviewed this long before it is published. The limit does not apply to future publication dates. */
export const maxDaysReviewedBeforePublication = 92

export const datesInOrder: Rule = {
  requirement:
    'The dates of a text are in order: published, then reviewed (or up to three months earlier), then next review; and its sources were checked after its last update.',
  level: 'problem',
  check: input =>
    groupDateFieldsByParentObject(collectDateFields(input)).flatMap(group => {
      const find = (name: string) => group.find(day => day.name === name)
      const [date, reviewBy] = [find('date'), find('reviewBy')]
      const checked = find('reviewed') ?? find('asOf')
      const earlier =
        date &&
        checked &&
        date.date <= input.today &&
        addDays(checked.date, maxDaysReviewedBeforePublication) < date.date
          ? {
              file: checked.file,
              field: checked.field,
              message: `is ${checked.date}, long before the day on which the text was first published, ${date.date}`,
            }
          : undefined
      const since = checked ?? date
      const due =
        reviewBy && since && reviewBy.date <= since.date
          ? {
              file: reviewBy.file,
              field: reviewBy.field,
              message: `is ${reviewBy.date}, which is not after ${since.name}, ${since.date}; a review comes later than what it reviews`,
            }
          : undefined
      const [updated, read] = [find('updated'), find('checked')]
      const unread =
        updated && read && read.date < updated.date
          ? {
              file: read.file,
              field: read.field,
              level: 'notice' as const,
              message: `is ${read.date}, before the text was last changed, ${updated.date}; read its sources again, and set checked`,
            }
          : undefined
      return [earlier, due, unread]
    }),
}
