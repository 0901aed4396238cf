import escapeStringRegexp from 'escape-string-regexp'
import { memoizeByObject } from '../memoize'
import type { TextRuleReferenceData } from './rule'

/**
 * Blanks out the names that are the same in both languages: of the practice, its founder and places, of universities,
 * and those in content/glossary.json. Keeps the length, so that indexes stay valid.
 */
export function blankOutNames(text: string, context: TextRuleReferenceData): string {
  if (last.text === text && last.context === context) return last.blanked
  last = { text, context, blanked: text.replace(getNamesPattern(context), name => ' '.repeat(name.length)) }
  return last.blanked
}

// Memoizes the last text: many rules need the same one.
let last: { text?: string; context?: TextRuleReferenceData; blanked: string } = { blanked: '' }

const getNamesPattern = memoizeByObject(buildNamesPattern)

// Longest first, so that the longer of two names with the same beginning matches.
function buildNamesPattern({ practice, terminology }: TextRuleReferenceData): RegExp {
  const names = [
    ...Object.values(practice.name),
    ...Object.values(practice.legalName),
    ...(practice.founder ? [practice.founder.name] : []),
    practice.address?.street,
    practice.address?.city,
    // Without a published address, the city is only named here.
    ...Object.values(practice.areaServed).flatMap(places => places.match(/\p{Lu}[\p{L}’-]+/gu) ?? []),
    ...(terminology.names ?? []),
  ]
    .filter(name => typeof name === 'string')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(escapeStringRegexp)
  // “Roy” is not part of “royalties”.
  const whole = names.length ? [`(?:${names.join('|')})(?!\\p{L})`] : []
  // One lookbehind for all names: it is tested at each character.
  return new RegExp(`(?<!\\p{L})(?:${[...whole, ...universities].join('|')})`, 'gu')
}

// Universities keep the name that they use themselves.
const universities = [
  String.raw`Université (?:de |du |des |d’)?(?:l’)?\p{Lu}[\p{L}-]+(?: à \p{Lu}\p{L}+(?:-\p{L}+)*)?`,
  String.raw`(?:\p{Lu}[\p{L}’-]+ ){1,2}University(?!\p{L})`,
  String.raw`University of (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+)?`,
]
