import { isDownloadPath } from './downloads'
import { defaultLanguage, languages, type Language } from '../config/languages'
import { notFoundRoute, searchRoute } from '../config/routes'

/**
 * The address of a route in a language: the one place where addresses are built.
 * `route` is neutral and bare (`/about`, `/contact?service=corporate-law#form`); bare addresses are English, `/fr/…` French.
 * A file to download has one address.
 */
export function localizePath(route: string, language: Language): string {
  return language === defaultLanguage || isDownloadPath(route) ? route : prefixPathWithLanguage(route, language)
}

/** The canonical address of a page in a language. */
export function buildCanonicalPath(route: string, language: Language): string {
  const path = localizePath(route, language)
  return route === notFoundRoute ? `${path}.html` : path
}

/**
 * The file of public/ that answers at the address of a page: `about.html`, so that every host answers `/about` itself.
 * A folder with an index would make most of them answer `/about/` instead.
 */
export function buildHtmlFilePath(path: string): string {
  if (path === '/') return 'index.html'
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}

/** The address of the page that stands in a file of public/; not-found pages keep their ending. */
export function resolvePagePathFromHtmlFile(file: string): string {
  if (file === 'index.html') return '/'
  return /(^|\/)404\.html$/.test(file) ? `/${file}` : `/${file.replace(/\.html$/, '')}`
}

/** An address of the site in full; the home page has no slash at the end but the host’s own. */
export function absoluteUrl(website: string, path: string): string {
  return `${website}${path}`
}

/** Where a page stands as Markdown, from its address: `/about.md`, and `/index.md` for the home page. */
export function buildMarkdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** Where the list of a language’s pages for assistants stands. */
export function buildLlmsPath(language: Language): string {
  return localizePath('/llms.txt', language)
}

/** Where the feed of a language stands. */
export function buildFeedPath(language: Language): string {
  return localizePath('/feed.xml', language)
}

/** Where the web manifest of a language stands. */
export function buildWebManifestPath(language: Language): string {
  return localizePath('/manifest.webmanifest', language)
}

/** A route under a language prefix, the default language's alias included: `/` → `/en`, `/about` → `/fr/about`. */
export function prefixPathWithLanguage(route: string, language: Language): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  return `/${language}${pathname === '/' ? '' : pathname}${rest}`
}

/** The language and the neutral route of an address: `/fr/about` → French, `/about`. Query and fragment are kept. */
export function parsePath(path: string): { language: Language; route: string } {
  const match = new RegExp(`^/(${languages.join('|')})(?=[/?#]|$)`).exec(path)
  const route = match ? path.slice(match[0].length) : path
  return {
    language: languages.find(language => language === match?.[1]) ?? defaultLanguage,
    route: withoutTrailingSlash(route.startsWith('/') ? route : `/${route}`),
  }
}

/** Every address at which a route is served: bare, then under each language's prefix. */
export function listBareAndPrefixedPaths(route: string): { path: string; language: Language }[] {
  return [
    { path: route, language: defaultLanguage },
    ...languages.map(language => ({ path: prefixPathWithLanguage(route, language), language })),
  ]
}

/** True for an address of the page that searches, in any language. */
export function isSearchPath(path: string): boolean {
  return stripQueryAndHash(path).endsWith(searchRoute)
}

/** The path without query and fragment: what names a page. */
export function stripQueryAndHash(route: string): string {
  return route.replace(/[?#].*$/, '') || '/'
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/(?=[?#]|$)/, '$1')
}
