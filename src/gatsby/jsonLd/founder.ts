import type { Person } from 'schema-dts'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'
import { createJsonLdIds, createIdReference } from './ids'

/** The founder, on pages with a profile section; empty while practice.json names none. */
export function buildFounders(input: PageHeadInput): Person[] {
  const ids = createJsonLdIds(input)
  return filterSectionsByType(input, 'profile').flatMap(({ founder }) =>
    founder
      ? [
          {
            '@type': 'Person',
            '@id': ids.founder,
            name: founder.name,
            jobTitle: founder.role,
            worksFor: createIdReference(ids.organization),
            ...buildCredentials(founder),
          },
        ]
      : [],
  )
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
