import { languageTags, type Language } from '../config/languages'
import { appleIcon, iconPath, socialImageSize } from '../config/site'
import { feedPath, manifestPath } from './paths'
import { socialImageAlt, socialImagePath } from './socialImage'

/** What the head is made from: a routed page and the practice, as GraphQL gives them. */
export interface HeadInput {
  page: {
    language: string
    path: string
    /** The h1. */
    title: string
    seo: { title: string; description: string; keywords: readonly string[] }
    noindex: boolean
    /** First publication and last review of an article, as 2026-11-20. */
    published?: { date: string; reviewed: string }
    alternates: readonly { hreflang: string; path: string }[]
  }
  siteName: string
  /** Address of the site, without a slash at the end. */
  website: string
}

/** One tag of the head: its element and its attributes. */
export interface HeadTags {
  htmlLang: string
  title: string
  meta: { name?: string; property?: string; content: string }[]
  link: { rel: string; href: string; hrefLang?: string; type?: string; title?: string }[]
}

/** The tags of a page’s head, as data. A page that search engines must not list has no canonical address and no twins. */
export function headTags({ page, siteName, website }: HeadInput): HeadTags {
  const { html, openGraph } = languageTags[page.language as Language]
  const others = page.alternates.filter(({ hreflang }) => hreflang !== page.language && hreflang !== 'x-default')
  const { seo } = page
  const url = absolute(website, page.path)
  const feed = {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: siteName,
    href: feedPath(page.language as Language),
  }
  return {
    htmlLang: html,
    title: seo.title,
    meta: [
      { name: 'description', content: seo.description },
      { name: 'keywords', content: seo.keywords.join(', ') },
      { name: 'robots', content: page.noindex ? 'noindex' : 'index, follow, max-image-preview:large' },
      { property: 'og:type', content: page.published ? 'article' : 'website' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:title', content: seo.title },
      { property: 'og:description', content: seo.description },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: openGraph },
      ...others.map(({ hreflang }) => ({
        property: 'og:locale:alternate',
        content: languageTags[hreflang as Language].openGraph,
      })),
      ...articleTags(page.published, siteName),
      ...(page.noindex ? [] : pictureTags(page, siteName, website)),
    ],
    link: [
      ...(page.noindex ? [] : addressLinks(url, page.alternates, website)),
      feed,
      { rel: 'manifest', href: manifestPath(page.language as Language) },
      { rel: 'apple-touch-icon', href: iconPath(appleIcon) },
    ],
  }
}

function articleTags(published: HeadInput['page']['published'], author: string): HeadTags['meta'] {
  if (!published) return []
  return [
    { name: 'author', content: author },
    { property: 'article:published_time', content: published.date },
    { property: 'article:modified_time', content: published.reviewed },
  ]
}

// Networks take title and description of their cards from Open Graph; X wants its own names for the picture.
function pictureTags({ path, title, seo }: HeadInput['page'], siteName: string, website: string): HeadTags['meta'] {
  const image = absolute(website, socialImagePath(path))
  const alt = socialImageAlt(title, siteName)
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: seo.title },
    { name: 'twitter:description', content: seo.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
  ]
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
