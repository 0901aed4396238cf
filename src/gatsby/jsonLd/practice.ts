import type { ImageObject, Organization, WebSite } from 'schema-dts'
import { languageTags } from '../../config/languages'
import { iconPath, largestIcon } from '../../config/site'
import { absolute } from '../../shared/paths'
import { sectionsOfType, type DescribedPage } from '../nodes/described'
import { idsOf, ref } from './ids'

/** The practice, with the channels that stand in the frame of every page. */
export function organization(input: DescribedPage): Organization {
  const { practice } = input
  const ids = idsOf(input)
  const founded = sectionsOfType(input, 'profile').some(({ founder }) => founder)
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
    ...(practice.social.length ? { sameAs: practice.social.map(({ url }) => url) } : {}),
    ...(founded ? { founder: ref(ids.founder) } : {}),
  }
}

/** The sign of the practice, as a picture. */
export function logo(input: DescribedPage): ImageObject {
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
export function webSite(input: DescribedPage): WebSite {
  const ids = idsOf(input)
  return {
    '@type': 'WebSite',
    '@id': ids.site,
    url: ids.home,
    name: input.practice.name,
    description: input.practice.description,
    inLanguage: languageTags[input.page.language].html,
    publisher: ref(ids.organization),
  }
}
