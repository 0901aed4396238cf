import { languageTags, type Language } from '../config/languages'
import { feedPath } from './paths'

/** What the head is made from: a routed page and the practice, as GraphQL gives them. */
export interface HeadInput {
  page: {
    language: string
    path: string
    title: string
    description: string
    keywords: readonly string[]
    noindex: boolean
    alternates: readonly { hreflang: string; path: string }[]
  }
  siteName: string
  /** Address of the site, without a slash at the end. */
  website: string
  type: 'article' | 'website'
}

/** One tag of the head: its element and its attributes. */
export interface HeadTags {
  htmlLang: string
  title: string
  meta: { name?: string; property?: string; content: string }[]
  link: { rel: string; href: string; hrefLang?: string; type?: string; title?: string }[]
}

/** The tags of a page’s head, as data. A page that search engines must not list has no canonical address and no twins. */
export function headTags({ page, siteName, website, type }: HeadInput): HeadTags {
  const { html, openGraph } = languageTags[page.language as Language]
  const others = page.alternates.filter(({ hreflang }) => hreflang !== page.language && hreflang !== 'x-default')
  const url = absolute(website, page.path)
  const feed = {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: siteName,
    href: feedPath(page.language as Language),
  }
  return {
    htmlLang: html,
    title: page.title,
    meta: [
      { name: 'description', content: page.description },
      { name: 'keywords', content: page.keywords.join(', ') },
      { name: 'robots', content: page.noindex ? 'noindex' : 'index, follow, max-image-preview:large' },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: siteName },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: openGraph },
      ...others.map(({ hreflang }) => ({
        property: 'og:locale:alternate',
        content: languageTags[hreflang as Language].openGraph,
      })),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    link: [...(page.noindex ? [] : addressLinks(url, page.alternates, website)), feed],
  }
}

function addressLinks(url: string, alternates: HeadInput['page']['alternates'], website: string): HeadTags['link'] {
  return [
    { rel: 'canonical', href: url },
    ...alternates.map(({ hreflang, path }) => ({
      rel: 'alternate',
      hrefLang: hreflang,
      href: absolute(website, path),
    })),
  ]
}

/** An address of the site in full; the home page has no slash at the end but the host’s own. */
export function absolute(website: string, path: string): string {
  return `${website}${path}`
}
