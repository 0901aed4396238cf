import type * as OpenedSite from './openedSite'
import type { BuiltPage } from './openedSite'

export type { BuiltPage } from './openedSite'
export * from './siteFiles'

declare global {
  // Set by siteEnvironment.ts; `let` and `const` would not declare a global.
  var openedSite: typeof OpenedSite
}

/** The content of the built site, its node specs, and a function that parses a file again. */
export const { content, nodeSpecs, parsed } = globalThis.openedSite

/** The website URL, without a trailing slash. */
export const { website } = content.practice

/** All pages of the built site, including not-found pages. Shared by all tests: clone what you modify. */
export function builtPages(): BuiltPage[] {
  return globalThis.openedSite.pages
}

/** Indexable pages: no aliases and no noindex. */
export function canonicalPages(): BuiltPage[] {
  return builtPages().filter(({ alias, $ }) => !alias && $('meta[name=robots]').attr('content') !== 'noindex')
}
