import type { TFunction } from 'i18next'
import type { Language } from '../../config/languages'
import { buildAbsoluteUrl } from '../../shared/paths'

/** The page whose Markdown or feed HTML is written: its language, base of its links, pictures and interface text. */
export interface SerializerContext {
  language: Language
  /** Base URL of the site, and canonical path of the page. */
  website: string
  path: string
  /** Translates interface text. */
  t: TFunction
  /** URLs of the pictures, by the names that the MDX text gives them. */
  pictures: ReadonlyMap<string, string>
}

/** Makes a link of the content absolute; `#id` refers to this page. External URLs are returned as they are. */
export function resolveAbsoluteUrl(to: string, { website, path }: Pick<SerializerContext, 'website' | 'path'>): string {
  if (to.startsWith('#')) return buildAbsoluteUrl(website, path) + to
  return to.startsWith('/') ? buildAbsoluteUrl(website, to) : to
}
