import { languages, type Language } from '../../../config/languages'
import { suggestion } from '../../../lib/nearest'
import { pathnameOf, parsePath } from '../../../lib/paths'
import type { Problem } from '../../../lib/problems'
import { stringsOf } from '../../../lib/strings'
import type { HeldText } from '../published'
import type { Content } from '../read'
import { copyFiles } from './copy'
import { markdownOf } from './markdown'

interface FoundLink {
  file: string
  to: string
  /** The route of the page that holds the link, for links to a place on it. */
  from?: string
  /** The language of the text that holds the link; a link outside texts must lead somewhere in every language. */
  language?: Language
  field?: string
  line?: number
}

/** The places of every neutral address, in each language. */
type Places = Map<string, Record<Language, Set<string>>>

/** Links to pages that do not exist, to places that a page does not have, and to a language’s own address. */
export function checkLinks(content: Content, held: HeldText[]): Problem[] {
  const all = { ...content, texts: [...content.texts, ...held] }
  return [
    ...linkProblems([...jsonLinks(content), ...textLinks(content.texts)], placesByRoute(content), held),
    ...linkProblems(textLinks(held), placesByRoute(all)),
  ]
}

function linkProblems(links: FoundLink[], places: Places, held: HeldText[] = []): Problem[] {
  return links.flatMap(link => {
    const message = problemWith(link, places, held)
    return message ? [{ file: link.file, line: link.line, field: link.field, message, example: '"/contact"' }] : []
  })
}

function placesByRoute({ pages, texts }: Content): Places {
  const places: Places = new Map()
  for (const { route, page } of pages) {
    const ids = new Set(idsIn(page.sections))
    places.set(route, { en: ids, fr: ids })
  }
  for (const { route, language, compiled } of texts) {
    const known = places.get(route) ?? { en: new Set(), fr: new Set() }
    compiled.headings.forEach(({ id }) => known[language].add(id))
    places.set(route, known)
  }
  return places
}

function idsIn(value: unknown): string[] {
  return stringsOf(value).flatMap(({ text, key }) => (key === 'id' ? [text] : []))
}

function jsonLinks(content: Content): FoundLink[] {
  const routeOf = (file: string) => content.pages.find(page => page.file === file)?.route
  const json = copyFiles(content).flatMap(({ file, value }) =>
    stringsOf(value).flatMap(({ text, field, key }) =>
      (key === 'to' && /^[/#]/.test(text)) || (file === 'content/navigation.json' && text.startsWith('/'))
        ? [{ file, field, to: text, from: routeOf(file) }]
        : [],
    ),
  )
  const markdown = markdownOf(content).flatMap(({ file, field, language, compiled }) =>
    compiled.links.map(({ to }) => ({ file, field, to, from: routeOf(file), language })),
  )
  return [...json, ...markdown]
}

function textLinks(texts: Content['texts']): FoundLink[] {
  return texts.flatMap(({ file, route, language, linesBefore, compiled }) =>
    compiled.links.map(({ to, line }) => ({ file, to, from: route, language, line: line && line + linesBefore })),
  )
}

function problemWith({ to, from, language }: FoundLink, places: Places, held: HeldText[]): string | undefined {
  if (!/^[/#]/.test(to))
    return `leads to “${to}”, which is no address; a page begins with “/”, an outside one with “https://”`
  const route = to.startsWith('#') ? (from ?? '') : pathnameOf(to)
  if (parsePath(route).route !== route)
    return `leads to “${to}”; links are written bare, without language and without a slash at the end`
  const known = places.get(route)
  const waiting = held.find(text => text.route === route)
  if (!known && waiting) return `leads to “${to}”, an article that is left out of the build: it ${waiting.reason}`
  if (!known) return `leads to “${to}”, a page that does not exist${suggestion(route, [...places.keys()])}`
  const place = to.split('#')[1]
  const lacking = (language ? [language] : languages).find(language => place && !known[language].has(place))
  return place && lacking
    ? `leads to “${to}”, but that page has no place “#${place}”${suggestion(place, [...known[lacking]])}`
    : undefined
}
