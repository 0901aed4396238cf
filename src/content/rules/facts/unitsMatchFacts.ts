import type { Language } from '../../../config/languages'
import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { findFact, type Fact, type Facts } from '../../model'
import type { VisibleTextFinding, Rule } from '../rule'

export const unitsMatchFacts: Rule = {
  requirement: 'The unit written after a fact is the unit of the fact: not “days” after a number of months.',
  level: 'problem',
  requiredParts: ['facts'],
  comparesWith: ['facts'],
  checkVisibleText: ({ source, language, element, file }, { facts }) =>
    element || file.startsWith('locales/') ? [] : findWrongUnits(source, language, facts),
  checkMarkdown: ({ source, language }, { facts }) => findWrongUnits(source, language, facts),
}

type Unit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'dollars' | 'percent'

const gap = String.raw`(?:[\s\u00a0-]+(?:(?:full|whole|more|business|working|calendar|consecutive|clear)[\s\u00a0-]+)?)`

// Units as written directly after a fact.
const behind: Record<Language, [Unit, RegExp][]> = {
  en: [
    ...(['minute', 'hour', 'day', 'week', 'month', 'year'] as const).map((word): [Unit, RegExp] => [
      `${word}s`,
      new RegExp(`^${gap}${word}s?(?![\\p{L}])`, 'iu'),
    ]),
    ['dollars', /^[\s\u00a0]*(?:\$|(?:dollars?|CAD)(?!\p{L}))/iu],
    ['percent', /^[\s\u00a0]*(?:%|per ?cent(?!\p{L}))/iu],
  ],
  fr: [
    ['minutes', /^[\s\u00a0]+minutes?(?!\p{L})/iu],
    ['hours', /^[\s\u00a0]+heures?(?!\p{L})/iu],
    ['days', /^[\s\u00a0]+jours?(?!\p{L})/iu],
    ['weeks', /^[\s\u00a0]+semaines?(?!\p{L})/iu],
    ['months', /^[\s\u00a0]+mois(?!\p{L})/iu],
    ['years', /^[\s\u00a0]+(?:ans?|années?)(?!\p{L})/iu],
    ['dollars', /^[\s\u00a0]*(?:\$|dollars?(?!\p{L}))/iu],
    ['percent', /^[\s\u00a0]*(?:%|pour cent(?!\p{L}))/iu],
  ],
}

function findWrongUnits(source: string, language: Language, facts: Facts): VisibleTextFinding[] {
  return findPlaceholders(source).flatMap(({ typed, index, name, modifiers }) => {
    const fact = findFact(facts, name)
    if (!fact || modifiers.includes('against') || modifiers.includes('asof')) return []
    const rest = source.slice(index + typed.length, index + typed.length + 40)
    const message = describeWrongUnit(name, fact, rest, language)
    return message ? [{ index, message }] : []
  })
}

function describeWrongUnit(name: string, fact: Fact, rest: string, language: Language): string | undefined {
  const [said, pattern] = behind[language].find(([, pattern]) => pattern.test(rest)) ?? []
  const own = getFactUnit(name, fact)
  if (!said || !pattern) return undefined
  const words = pattern.exec(rest)?.[0].trim() ?? ''
  if (own === said)
    return own === 'dollars' || own === 'percent'
      ? `says “${words}” behind {{${name}}}, which brings its own sign; take the word out`
      : undefined
  if (own)
    return `says “${words}” behind {{${name}}}, which is a number of ${own}; name another fact, or write its unit`
  return said === 'dollars' || said === 'percent'
    ? `says “${words}” behind {{${name}}}, which is a plain number; name another fact, or take the word out`
    : undefined
}

const times = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const

// A fact with the unit `count` has the time unit that its id ends in, if any: response-hours.
function getFactUnit(name: string, { unit }: Fact): Unit | undefined {
  if (unit === 'cad') return 'dollars'
  if (unit === 'percent') return 'percent'
  if (unit === 'business-days') return 'days'
  if (unit === 'days' || unit === 'months' || unit === 'years') return unit
  const last = name.split('-').at(-1) ?? ''
  return unit === 'count' ? times.find(time => time === last) : undefined
}
