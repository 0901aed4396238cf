import type { Person } from 'schema-dts'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds, createIdReference } from './ids'

/** The founder, on pages with a profile section; undefined while practice.json names none. */
export function buildFounder(input: PageHeadInput): Person | undefined {
  const ids = buildPageJsonLdIds(input)
  const founder = filterSectionsByType(input, 'profile').find(({ founder }) => founder)?.founder
  if (!founder) return undefined
  return {
    '@type': 'Person',
    '@id': ids.founder,
    name: founder.name,
    jobTitle: founder.role,
    worksFor: createIdReference(ids.organization),
    ...buildCredentials(founder),
  }
}

function buildCredentials({ call, degrees = [] }: NonNullable<PageHeadInput['practice']['founder']>) {
  const credential = (name: string, credentialCategory: string) => ({
    '@type': 'EducationalOccupationalCredential' as const,
    name,
    credentialCategory,
  })
  const held = [
    ...(call ? [credential(`${call.bar}, ${call.year}`, 'license')] : []),
    ...degrees.map(degree => credential(degree, 'degree')),
  ]
  return held.length > 0 && { hasCredential: held }
}
