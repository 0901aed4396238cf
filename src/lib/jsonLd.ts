import { languageTags, type Language } from '../config/languages'
import { absolute } from './head'

/** What structured data is made from. */
export interface JsonLdInput {
  practice: {
    language: string
    name: string
    legalName: string
    description: string
    website: string
    phone: string
    email: string
    social: readonly { url: string }[]
  }
  page: {
    path: string
    title: string
    description: string
    updated: string
    breadcrumb: readonly { name: string; path: string | null }[]
  }
}

/** A page’s structured data as one graph: the organization, the site, the page and its trail, tied by their ids. */
export function jsonLd(input: JsonLdInput): object {
  const { practice, page } = input
  const language = practice.language as Language
  const url = absolute(practice.website, page.path)
  const ids = {
    organization: `${practice.website}/#organization`,
    site: `${practice.website}/#website-${language}`,
    trail: `${url}#breadcrumb`,
  }
  const trail = page.breadcrumb.length > 1 ? [breadcrumbList(input, ids.trail)] : []
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': ids.organization,
        name: practice.name,
        legalName: practice.legalName,
        description: practice.description,
        url: practice.website,
        telephone: practice.phone,
        email: practice.email,
        sameAs: practice.social.map(({ url }) => url),
      },
      {
        '@type': 'WebSite',
        '@id': ids.site,
        url: practice.website,
        name: practice.name,
        inLanguage: languageTags[language].html,
        publisher: { '@id': ids.organization },
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#webpage`,
        url,
        name: page.title,
        description: page.description,
        inLanguage: languageTags[language].html,
        dateModified: page.updated,
        isPartOf: { '@id': ids.site },
        about: { '@id': ids.organization },
        ...(trail.length ? { breadcrumb: { '@id': ids.trail } } : {}),
      },
      ...trail,
    ],
  }
}

// A step without a page has no address; the last one is the page itself.
function breadcrumbList({ practice, page }: JsonLdInput, id: string): object {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: page.breadcrumb.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: absolute(practice.website, path) } : {}),
    })),
  }
}
