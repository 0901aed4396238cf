import type { Rule } from '../rule'
import { addDays, collectDates, groupDatesByEntry } from './collectDates'

// A text may be checked some weeks before the day on which it is published.
const weeksAhead = 92

export const datesInOrder: Rule = {
  holds: 'Days follow each other: published, checked, due to be checked again.',
  level: 'problem',
  check: input =>
    groupDatesByEntry(collectDates(input)).flatMap(group => {
      const find = (name: string) => group.find(day => day.name === name)
      const [date, reviewBy] = [find('date'), find('reviewBy')]
      const checked = find('reviewed') ?? find('asOf')
      const earlier =
        date && checked && addDays(checked.day, weeksAhead) < date.day
          ? [
              {
                file: checked.file,
                field: checked.field,
                message: `is ${checked.day}, long before the day on which the text was first published, ${date.day}`,
              },
            ]
          : []
      const since = checked ?? date
      const due =
        reviewBy && since && reviewBy.day <= since.day
          ? [
              {
                file: reviewBy.file,
                field: reviewBy.field,
                message: `is ${reviewBy.day}, which is not after ${since.name}, ${since.day}; a review comes later than what it reviews`,
              },
            ]
          : []
      return [...earlier, ...due]
    }),
}
