import type { DefinedTermSet } from 'schema-dts'
import { languageDetails } from '../../config/languages'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds, createIdReference } from './ids'

/**
 * The terms that the page defines, with abbreviations and names in the other language; undefined without a
 * glossary section.
 */
export function buildDefinedTermSet(input: PageHeadInput): DefinedTermSet | undefined {
  const ids = buildPageJsonLdIds(input)
  const terms = filterSectionsByType(input, 'glossary').flatMap(({ letters }) => letters.flatMap(({ terms }) => terms))
  if (!terms.length) return undefined
  return {
    '@type': 'DefinedTermSet',
    '@id': ids.terms,
    url: ids.url,
    name: input.page.title,
    description: input.page.summary,
    inLanguage: languageDetails[input.page.language].html,
    publisher: createIdReference(ids.organization),
    isPartOf: createIdReference(ids.page),
    hasDefinedTerm: terms.map(({ id, name, short, also, other, definition }) => {
      const others = [short, ...also, other?.name, other?.short].filter(name => typeof name === 'string')
      return {
        '@type': 'DefinedTerm' as const,
        '@id': ids.part('term', id),
        name,
        ...(others.length ? { alternateName: [...new Set(others)] } : {}),
        ...(short ? { termCode: short } : {}),
        description: definition,
        url: `${ids.url}#${id}`,
        inDefinedTermSet: createIdReference(ids.terms),
      }
    }),
  }
}
