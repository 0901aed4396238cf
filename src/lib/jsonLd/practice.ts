import type { ImageObject, Organization, WebSite } from 'schema-dts'
import { languageTags, type Language } from '../../config/languages'
import { iconPath, largestIcon } from '../../config/site'
import { absolute } from '../head'
import { idsOf, ref } from './ids'
import { sectionsOf, type GraphInput } from './input'

/** The practice, with the channels that stand in the frame of every page. */
export function organization(input: GraphInput): Organization {
  const { practice, page } = input
  const ids = idsOf(input)
  const founded = sectionsOf(page, 'ProfileSection').some(({ founder }) => founder)
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: practice.name,
    legalName: practice.legalName,
    description: practice.description,
    url: practice.website,
    telephone: practice.phone,
    email: practice.email,
    logo: ref(ids.logo),
    sameAs: practice.social.map(({ url }) => url),
    ...(founded ? { founder: ref(ids.founder) } : {}),
  }
}

/** The sign of the practice, as a picture. */
export function logo(input: GraphInput): ImageObject {
  const url = absolute(input.practice.website, iconPath(largestIcon))
  return {
    '@type': 'ImageObject',
    '@id': idsOf(input).logo,
    url,
    contentUrl: url,
    width: `${largestIcon} px`,
    height: `${largestIcon} px`,
    caption: input.practice.name,
  }
}

/** The site in the language of the page. */
export function webSite(input: GraphInput): WebSite {
  const ids = idsOf(input)
  return {
    '@type': 'WebSite',
    '@id': ids.site,
    url: ids.home,
    name: input.practice.name,
    description: input.practice.description,
    inLanguage: languageTags[input.page.language as Language].html,
    publisher: ref(ids.organization),
  }
}
