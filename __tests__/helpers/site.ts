import type * as OpenedSite from './openedSite'
import type { BuiltPage } from './openedSite'

export type { BuiltPage } from './openedSite'
export * from './siteFiles'

declare global {
  // What siteEnvironment.ts gives to the tests of the built site; `let` and `const` would make no global of it.
  var openedSite: typeof OpenedSite
}

/** The content that the site was built from, its nodes, and how to parse a file of the site anew. */
export const { content, drafts, parsed } = globalThis.openedSite

/** The address of the site, without a slash at the end. */
export const { website } = content.practice

/** Every page of the built site, the not-found pages included. All tests ask the same pages: clone what you change. */
export function builtPages(): BuiltPage[] {
  return globalThis.openedSite.pages
}

/** The pages that search engines are given: no alias, and none that asks not to be listed. */
export function canonicalPages(): BuiltPage[] {
  return builtPages().filter(({ alias, $ }) => !alias && $('meta[name=robots]').attr('content') !== 'noindex')
}
