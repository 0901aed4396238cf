import escapeStringRegexp from 'escape-string-regexp'
import type { TextCheckContext } from './rule'

/** A text without the names that are the same in both languages: of the practice, of people, and of content/glossary.json. */
export function blankOutNames(text: string, context: TextCheckContext): string {
  if (last.text === text && last.context === context) return last.blanked
  const names = namesOf.get(context) ?? namesIn(context)
  namesOf.set(context, names)
  last = { text, context, blanked: names ? text.replace(names, name => ' '.repeat(name.length)) : text }
  return last.blanked
}

// Rule after rule asks for the same text.
let last: { text?: string; context?: TextCheckContext; blanked: string } = { blanked: '' }

const namesOf = new WeakMap<TextCheckContext, RegExp | undefined>()

// Of two names that begin alike the longer is meant.
function namesIn({ practice, glossary }: TextCheckContext): RegExp | undefined {
  const names = [
    ...Object.values(practice.name),
    ...Object.values(practice.legalName),
    ...(practice.founder ? [practice.founder.name] : []),
    practice.address?.street,
    practice.address?.city,
    // Where no address is published, its city is named here.
    ...Object.values(practice.areaServed).flatMap(places => places.match(/\p{Lu}[\p{L}’-]+/gu) ?? []),
    ...(glossary.names ?? []),
  ]
    .filter(name => typeof name === 'string')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(escapeStringRegexp)
  return names.length ? new RegExp(names.join('|'), 'g') : undefined
}
