import { suggestion } from '../../../lib/nearest'
import { pathnameOf, parsePath } from '../../../lib/paths'
import type { Problem } from '../../../lib/problems'
import { slugify } from '../../../lib/slugs'
import { stringsOf } from '../../../lib/strings'
import type { Content } from '../read'
import { copyFiles } from './copy'

interface FoundLink {
  file: string
  to: string
  /** The route of the page that holds the link, for links to a place on it. */
  from?: string
  field?: string
  line?: number
}

/** Links to pages that do not exist, to places that a page does not have, and to a language’s own address. */
export function checkLinks(content: Content): Problem[] {
  const places = placesByRoute(content)
  return linksOf(content).flatMap(link => {
    const message = problemWith(link, places)
    return message ? [{ file: link.file, line: link.line, field: link.field, message, example: '"/contact"' }] : []
  })
}

/** Every neutral address of the site with the places that it has. */
function placesByRoute({ pages, texts }: Content): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const { route, page } of pages) places.set(route, new Set(idsIn(page.sections)))
  for (const { route, compiled } of texts) {
    const known = places.get(route) ?? new Set<string>()
    compiled.headings.forEach(({ id }) => known.add(id))
    places.set(route, known)
  }
  return places
}

function idsIn(value: unknown): string[] {
  return stringsOf(value).flatMap(({ text, key }) => (key === 'id' ? [text] : []))
}

function linksOf(content: Content): FoundLink[] {
  const json = copyFiles(content).flatMap(({ file, value }) => {
    const from = content.pages.find(page => page.file === file)?.route
    return stringsOf(value).flatMap(({ text, field, key }): FoundLink[] => {
      if (key === 'to' || (file === 'content/navigation.json' && text.startsWith('/')))
        return [{ file, field, to: text, from }]
      return key === 'markdown'
        ? [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => ({ file, field, to, from }))
        : []
    })
  })
  const texts = content.texts.flatMap(({ file, route, linesBefore, compiled }) =>
    compiled.links.map(({ to, line }) => ({ file, to, from: route, line: line && line + linesBefore })),
  )
  return [...json, ...texts]
}

function problemWith({ to, from }: FoundLink, places: Map<string, Set<string>>): string | undefined {
  if (!/^[/#]/.test(to)) return undefined
  const route = to.startsWith('#') ? (from ?? '') : pathnameOf(to)
  if (parsePath(route).route !== route)
    return `leads to “${to}”; links are written bare, without language and without a slash at the end`
  const known = places.get(route)
  if (!known) return `leads to “${to}”, a page that does not exist${suggestion(route, [...places.keys()])}`
  const place = to.split('#')[1]
  return place && !known.has(slugify(place))
    ? `leads to “${to}”, but that page has no place “#${place}”${suggestion(place, [...known])}`
    : undefined
}
