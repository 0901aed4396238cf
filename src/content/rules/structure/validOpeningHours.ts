import type { ContentFinding, Rule } from '../rule'

export const validOpeningHours: Rule = {
  requirement:
    'Opening times are before closing times, the hours of a day do not overlap, and the words for weekends do not stand beside hours on a weekend.',
  level: 'problem',
  requiredParts: ['practice'],
  check: ({ practice }) => [
    practice.weekends && practice.hours.some(({ days }) => days.some(isOnWeekend))
      ? {
          ...createFinding('weekends', `says “${practice.weekends.en}” beside hours on a weekend; see that both hold`),
          level: 'notice' as const,
        }
      : undefined,
    ...(['hours', 'supportHours'] as const).flatMap(name => {
      const spans = practice[name].flatMap(({ days, opens, closes }, index) =>
        days.map((day, at) => ({ day, opens, closes, index, field: `${name}[${index}].days[${at}]` })),
      )
      return [
        ...practice[name].map(({ opens, closes }, index) =>
          closes <= opens
            ? createFinding(`${name}[${index}].closes`, `is ${closes}, not after opens, ${opens}`)
            : undefined,
        ),
        ...spans.flatMap(({ day, opens, closes, field }, index) =>
          spans
            .slice(0, index)
            .filter(other => other.day === day && other.opens < closes && opens < other.closes)
            .slice(0, 1)
            .map(() => createFinding(field, `names ${day} a second time, for hours that overlap with the first`)),
        ),
      ]
    }),
  ],
}

const isOnWeekend = (day: string) => day === 'saturday' || day === 'sunday'

function createFinding(field: string, message: string): ContentFinding {
  return { file: 'content/practice.json', field, message }
}
