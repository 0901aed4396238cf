import { practiceSchema } from '../../model'
import type { Finding, Rule } from '../rule'
import { addDays } from '../../../shared/calendarDays'

// Longer than summer holidays: most likely a slip in a year or a month.
const longest = 45

export const noPastOrOverlongClosures: Rule = {
  requirement: 'The days on which the office is closed are still to come, and are some weeks at most.',
  level: 'notice',
  requiredParts: ['practice'],
  check: ({ jsonFiles, today }) => {
    // As the file has them: of the practice, those that are past are left out.
    const { data } = practiceSchema.safeParse(jsonFiles.find(({ file }) => file === 'content/practice.json')?.value)
    return (data?.closures ?? []).flatMap(({ from, until = from }, index): Finding[] => {
      const place = { file: 'content/practice.json', field: `closures[${index}].${until === from ? 'from' : 'until'}` }
      if (until < today) return [{ ...place, message: `is ${until}, which is past and shows no longer; take it out` }]
      return addDays(from, longest) < until
        ? [
            {
              ...place,
              message: `is ${until}, more than ${longest} days after ${from}; look at the year and the month`,
            },
          ]
        : []
    })
  },
}
