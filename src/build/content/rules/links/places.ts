import type { Language } from '../../../../config/languages'
import { stringsOf } from '../../../../lib/strings'
import type { PageFile } from '../../read'
import type { Text } from '../../texts'

/** The places of every neutral address, in each language. */
export type Places = Map<string, Record<Language, Set<string>>>

/** What a link may lead to: the addresses of pages and texts, with the names of their places. */
export function placesByRoute(pages: PageFile[], texts: Text[]): Places {
  const places: Places = new Map()
  for (const { route, page } of pages) {
    const ids = new Set(stringsOf(page.sections).flatMap(({ text, key }) => (key === 'id' ? [text] : [])))
    places.set(route, { en: ids, fr: ids })
  }
  for (const { route, language, compiled } of texts) {
    const known = places.get(route) ?? { en: new Set(), fr: new Set() }
    compiled.headings.forEach(({ id, also = [] }) => [id, ...also].forEach(place => known[language].add(place)))
    places.set(route, known)
  }
  return places
}
