import type { ImageObject, WebSite } from 'schema-dts'
import { languageDetails } from '../../config/languages'
import { buildAppIconPath, structuredDataLogoSize } from '../../config/site'
import { buildAbsoluteUrl } from '../../shared/paths'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds, createIdReference } from './ids'
import { buildAddressAndOpeningHoursProperties, type LegalServiceProperties } from './office'

/** The practice in JSON-LD: an organization and a legal service in one. */
export type PracticeJsonLd = LegalServiceProperties & { '@type': readonly ['Organization', 'LegalService'] }

/**
 * The practice, with the contact channels that every page shows in its header and footer, and the area that it serves;
 * on pages that show them, also its office and founder.
 */
export function buildOrganization(input: PageHeadInput): PracticeJsonLd {
  const { practice } = input
  const ids = buildPageJsonLdIds(input)
  const founded = filterSectionsByType(input, 'profile').some(({ founder }) => founder)
  return {
    '@type': ['Organization', 'LegalService'],
    '@id': ids.organization,
    name: practice.name,
    legalName: practice.legalName,
    description: practice.description,
    url: practice.website,
    telephone: practice.phone,
    email: practice.email,
    logo: createIdReference(ids.logo),
    image: createIdReference(ids.logo),
    areaServed: practice.areaServed,
    ...buildAddressAndOpeningHoursProperties(input),
    ...(practice.social.length ? { sameAs: practice.social.map(({ url }) => url) } : {}),
    ...(founded ? { founder: createIdReference(ids.founder) } : {}),
  }
}

/** The logo of the practice as an image. */
export function buildLogo(input: PageHeadInput): ImageObject {
  const url = buildAbsoluteUrl(input.practice.website, buildAppIconPath(structuredDataLogoSize))
  return {
    '@type': 'ImageObject',
    '@id': buildPageJsonLdIds(input).logo,
    url,
    contentUrl: url,
    width: `${structuredDataLogoSize} px`,
    height: `${structuredDataLogoSize} px`,
    caption: input.practice.name,
  }
}

/** The website in the language of the page. */
export function buildWebSite(input: PageHeadInput): WebSite {
  const ids = buildPageJsonLdIds(input)
  return {
    '@type': 'WebSite',
    '@id': ids.site,
    url: ids.home,
    name: input.practice.name,
    description: input.practice.description,
    inLanguage: languageDetails[input.page.language].html,
    publisher: createIdReference(ids.organization),
  }
}
