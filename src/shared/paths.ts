import { isDownloadPath } from './downloads'
import { defaultLanguage, languages, type Language } from '../config/languages'
import { notFoundRoute, searchRoute } from '../config/routes'

/**
 * The path of a route in a language; all paths are built here. `route` has no language prefix and may have a query and
 * hash (`/contact?service=corporate-law#form`). English paths have no prefix, French ones begin with `/fr`. Downloads
 * have the same path in every language.
 */
export function localizePath(route: string, language: Language): string {
  return language === defaultLanguage || isDownloadPath(route) ? route : prefixRouteWithLanguage(route, language)
}

/** The canonical path of a page in a language: that of localizePath, but a file for the not-found page. */
export function buildPagePath(route: string, language: Language): string {
  const path = localizePath(route, language)
  return route === notFoundRoute ? `${path}.html` : path
}

/**
 * The HTML file in public/ for a page path: `about.html`, which every host serves at `/about`. With `about/index.html`,
 * most would redirect to `/about/`.
 */
export function buildHtmlFilePath(path: string): string {
  if (path === '/') return 'index.html'
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}

/** The page path of an HTML file in public/; not-found pages keep their extension. */
export function resolvePagePathFromHtmlFile(file: string): string {
  if (file === 'index.html') return '/'
  return /(^|\/)404\.html$/.test(file) ? `/${file}` : `/${file.replace(/\.html$/, '')}`
}

/** The absolute URL of a path; for the English home page, the website followed by `/`. */
export function buildAbsoluteUrl(website: string, path: string): string {
  return `${website}${path}`
}

/** The Markdown version of a page path: `/about.md`; `/index.md` for the home page. */
export function buildMarkdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** The path of a language’s llms.txt. */
export function buildLlmsPath(language: Language): string {
  return localizePath('/llms.txt', language)
}

/** The path of a language’s feed. */
export function buildFeedPath(language: Language): string {
  return localizePath('/feed.xml', language)
}

/** The path of a language’s web app manifest. */
export function buildWebManifestPath(language: Language): string {
  return localizePath('/manifest.webmanifest', language)
}

/** A route with a language prefix, also for the default language (its alias): `/` → `/en`, `/about` → `/fr/about`. */
export function prefixRouteWithLanguage(route: string, language: Language): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  return `/${language}${pathname === '/' ? '' : pathname}${rest}`
}

/**
 * Parses a path into language and route: `/fr/about/` → French, `/about`. Query and hash are kept; a trailing slash is
 * removed.
 */
export function splitLanguageAndRoute(path: string): { language: Language; route: string } {
  const match = new RegExp(`^/(${languages.join('|')})(?=[/?#]|$)`).exec(path)
  const route = match ? path.slice(match[0].length) : path
  return {
    language: languages.find(language => language === match?.[1]) ?? defaultLanguage,
    route: removeTrailingSlash(route.startsWith('/') ? route : `/${route}`),
  }
}

/** Every path at which a route is served: without prefix, and with each language prefix. */
export function listBareAndLanguagePrefixedPaths(route: string): { path: string; language: Language }[] {
  return [
    { path: route, language: defaultLanguage },
    ...languages.map(language => ({ path: prefixRouteWithLanguage(route, language), language })),
  ]
}

/** Whether a path is that of the search page, in any language. */
export function isSearchPath(path: string): boolean {
  return stripQueryAndHash(path).endsWith(searchRoute)
}

/** The path without query and hash. */
export function stripQueryAndHash(path: string): string {
  return path.replace(/[?#].*$/, '') || '/'
}

function removeTrailingSlash(path: string): string {
  return path.replace(/(.)\/(?=[?#]|$)/, '$1')
}
