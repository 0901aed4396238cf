import { isLegalFigureFact, type Fact } from '../../model'
import { listNumbers } from '../../model/facts'
import type { Rule } from '../rule'
import { timeUnitInFactIdPattern } from './comparableFacts'

export const plausibleValues: Rule = {
  requirement: 'The value of a fact is plausible: no fractions of companies, and no more hours than a month has.',
  level: 'problem',
  requiredParts: ['facts'],
  check: ({ facts }) =>
    Object.entries(facts).flatMap(([id, fact]) => {
      if (fact.unit === 'text') return []
      const values = listNumbers(fact)
      const faults = [
        ...new Set(
          values.flatMap(value =>
            isLegalFigureFact(fact) ? findLegalFigureFactFaults(value, fact) : findPracticeFactFaults(value, id, fact),
          ),
        ),
      ]
      return faults.map(({ message, level }) => ({
        file: 'content/facts.json',
        field: `${id}.value`,
        ...(level && { level }),
        message,
      }))
    }),
}

interface Fault {
  message: string
  level?: 'notice'
}

// Plausible maximum by the unit in a fact’s id: above it, an extra digit is likelier. 744 hours are a month.
const longest: [name: RegExp, most: number][] = [
  [/(?:^|-)minutes?(?:-|$)/, 600],
  [/(?:^|-)hours?(?:-|$)/, 744],
  [/(?:^|-)days?(?:-|$)/, 1000],
  [/(?:^|-)weeks?(?:-|$)/, 156],
  [/(?:^|-)months?(?:-|$)/, 120],
  [/(?:^|-)(?:years?|age)(?:-|$)/, 100],
  [/(?:^|-)languages?(?:-|$)/, 50],
]

// Plausible range of hourly and monthly prices, in dollars.
const prices: Record<string, [least: number, most: number]> = { hour: [20, 3000], month: [100, 200000] }

// A rate over 100% is possible but rare: 630 is likelier to be 6.30 without its decimal point.
function findLegalFigureFactFaults(value: number, { unit }: Fact): Fault[] {
  if (value === 0)
    return [
      { level: 'notice', message: 'is 0; where a law gives no time or asks for nothing, the text had better say so' },
    ]
  return unit === 'percent' && value > 100
    ? [{ level: 'notice', message: `is ${value} percent; see that its decimal point is there` }]
    : []
}

function findPracticeFactFaults(value: number, id: string, fact: Fact): Fault[] {
  // Durations may be fractions; counts of people and companies may not.
  if (fact.unit === 'count' && !Number.isInteger(value) && !timeUnitInFactIdPattern.test(id))
    return [{ message: `is ${value}; what is counted comes whole` }]
  if (fact.unit === 'count') {
    const [, most] = longest.find(([name]) => name.test(id)) ?? []
    const monthly = /\b(?:each|every|per|a) month\b/.test(fact.claim.en)
    if (most !== undefined && value > most)
      return [
        {
          ...(!monthly && { level: 'notice' as const }),
          message: `is ${value}, more than ${monthly ? `a month has (${most})` : `such a number is likely to be (${most})`}; see that no digit is too many`,
        },
      ]
  }
  if (fact.unit === 'percent' && value < 1)
    return [
      {
        level: 'notice',
        message: `is ${value} percent, less than one in a hundred; a share is written in percent (60), not as a fraction (0.6)`,
      },
    ]
  const [least, most] = ('per' in fact && fact.per && fact.unit === 'cad' && prices[fact.per]) || [0, Infinity]
  return value < least || value > most
    ? [
        {
          level: 'notice',
          message: `is ${value} dollars for one ${'per' in fact ? fact.per : ''}, which few practices ask; see that no digit lacks or is too many`,
        },
      ]
    : []
}
