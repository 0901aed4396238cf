import { parseSinglePlaceholderName } from '../../../shared/placeholderSyntax'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { ContentFinding, Rule } from '../rule'

export const workloadCalendarHoursMatchPlans: Rule = {
  requirement:
    'The hours of a calendar add up to the monthly hours of its plan, and each kind of work has a number of hours for every week.',
  level: 'problem',
  requiredParts: ['pages', 'facts'],
  check: ({ pages, facts }) =>
    findSectionsOfType(pages, 'calendar').flatMap(({ file, field: calendar, section: { months, weeks } }) =>
      months.map(({ hours, lanes }, month): ContentFinding | undefined => {
        const field = `${calendar}.months[${month}]`
        const uneven = lanes.findIndex(({ hoursAWeek }) => hoursAWeek.length !== weeks.length)
        if (uneven >= 0)
          return {
            file,
            field: `${field}.lanes[${uneven}].hoursAWeek`,
            message: `must have a number for each of the ${weeks.length} weeks`,
          }
        const total = lanes.flatMap(({ hoursAWeek }) => hoursAWeek).reduce((sum, each) => sum + each, 0)
        const planned = facts[parseSinglePlaceholderName(hours) ?? '']?.value
        return planned === undefined || planned === total
          ? undefined
          : {
              file,
              field,
              level: 'notice',
              message: `adds up to ${total} hours, where ${hours} says ${String(planned)}; give the weeks as many hours as the plan has`,
            }
      }),
    ),
}
