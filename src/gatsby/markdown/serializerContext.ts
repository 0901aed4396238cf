import type { TFunction } from 'i18next'
import type { Language } from '../../config/languages'
import { absoluteUrl } from '../../shared/paths'

/** The page that Markdown is written for: what its links and pictures lead to, and the words around its content. */
export interface SerializerContext {
  language: Language
  /** The address of the site, and the canonical address of the page on it. */
  website: string
  path: string
  /** The words of the interface. */
  t: TFunction
  /** The address of a picture of the text, by the name that the text gives it. */
  pictures: ReadonlyMap<string, string>
}

/** An address of the content in full: of the site, of a place on this page, or of the web as it stands. */
export function resolveAbsoluteUrl(to: string, { website, path }: Pick<SerializerContext, 'website' | 'path'>): string {
  if (to.startsWith('#')) return absoluteUrl(website, path) + to
  return to.startsWith('/') ? absoluteUrl(website, to) : to
}
