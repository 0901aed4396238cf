import { practiceSchema } from '../../model'
import type { ContentFinding, Rule } from '../rule'
import { addDays } from '../../../shared/calendarDays'

// In days. Longer than any summer holiday: most likely a typo in the year or month.
const longest = 45

export const noPastOrOverlongClosures: Rule = {
  requirement: 'Office closures are not over and last a few weeks at most.',
  level: 'notice',
  requiredParts: ['practice'],
  check: ({ jsonFiles, today }) => {
    // Reads the file: the parsed practice no longer contains past closures.
    const { data } = practiceSchema.safeParse(jsonFiles.find(({ file }) => file === 'content/practice.json')?.value)
    return (data?.closures ?? []).map(({ from, until = from }, index): ContentFinding | undefined => {
      const place = { file: 'content/practice.json', field: `closures[${index}].${until === from ? 'from' : 'until'}` }
      if (until < today) return { ...place, message: `is ${until}, which is past and shows no longer; take it out` }
      return addDays(from, longest) < until
        ? {
            ...place,
            message: `is ${until}, more than ${longest} days after ${from}; look at the year and the month`,
          }
        : undefined
    })
  },
}
