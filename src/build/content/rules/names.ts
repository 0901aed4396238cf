import type { CheckInput } from '../input'

/** A text without the names that are the same in both languages: of the practice, of people, and of content/glossary.json. */
export function withoutNames(text: string, { practice, glossary }: Pick<CheckInput, 'practice' | 'glossary'>): string {
  const names = [
    ...Object.values(practice.name),
    ...Object.values(practice.legalName),
    ...(practice.founder ? [practice.founder.name] : []),
    practice.address?.street,
    practice.address?.city,
    ...(glossary.names ?? []),
  ]
    .filter(name => typeof name === 'string')
    .sort((a, b) => b.length - a.length)
  return names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text)
}
