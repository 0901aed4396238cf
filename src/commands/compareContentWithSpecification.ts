import { languages, type Language } from '../config/languages'
import { stripQueryAndHash } from '../shared/paths'
import { getProperty } from '../shared/properties'
import { formatFact } from '../content/facts/factFormats'
import { resolveLocalizedContent, type LocalizationContext } from '../content/resolveLocalizedContent'
import { collectNestedStrings } from '../content/collectNestedStrings'
import { factSchema, type Facts, type Practice } from '../content/model'
import type { Content } from '../content/read/readContent'

/** Values given in the site’s specification, all of which the owner may change. */
export interface SpecifiedContentValues {
  /** Routes of pages, articles and legal documents. */
  routes: string[]
  /** Fact values by id. */
  facts: Record<string, Facts[string]['value']>
  hours: Pick<Practice, 'hours' | 'supportHours'>
  /** Publication dates by article route. */
  published: Record<string, string>
  /** Phrases specified for a page, by route and language. */
  words: Record<string, Partial<Record<Language, string[]>>>
  /**
   * Number of entries by route and part: the id of a section or item, the type of a section without id, or `numbered`
   * for the numbered headings of a text.
   */
  counts: Record<string, Record<string, number>>
}

/** Lists the differences between content and specification, one sentence each. None of them is an error. */
export function listContentDifferencesFromSpecification(specified: SpecifiedContentValues, content: Content): string[] {
  return [
    ...describeRouteChanges(specified, content),
    ...describeFactChanges(specified, content),
    ...describeHoursChanges(specified, content),
    ...describeDateChanges(specified, content),
    ...describeCountChanges(specified, content),
    ...languages.flatMap(language => describeWordingChanges(specified, content, language)),
  ]
}

function describeRouteChanges({ routes }: SpecifiedContentValues, content: Content): string[] {
  const now = listRoutes(content)
  const renamed = routes.map(route => renamedRoute(route, routes, content)).filter(to => to !== undefined)
  return [
    ...routes
      .filter(route => !now.includes(route))
      .map(route => {
        const to = renamedRoute(route, routes, content)
        return to
          ? `${route} was renamed; the page is at ${to} now.`
          : `${route} was specified; there is no such page now${followRedirects(route, content, ', and its address leads to ')}.`
      }),
    ...now.filter(route => !routes.includes(route) && !renamed.includes(route)).map(route => `${route} was added.`),
  ]
}

/** The new route of a page that was renamed: a redirect leads to it, and it is not another specified page. */
function renamedRoute(route: string, specified: string[], content: Content): string | undefined {
  const to = followRedirects(route, content)
  return to && !specified.includes(to) ? to : undefined
}

function followRedirects(route: string, { redirects }: Content, before = ''): string {
  const move = redirects.find(({ from }) => from === route)
  return move ? before + stripQueryAndHash(move.to) : ''
}

function describeFactChanges({ facts }: SpecifiedContentValues, content: Content): string[] {
  return Object.entries(facts).flatMap(([id, value]) => {
    const fact = content.facts[id]
    if (!fact) return [`content/facts.json, ${id}: was ${String(value)}; the fact is gone.`]
    if (String(fact.value) === String(value)) return []
    const before = factSchema.safeParse({ ...fact, value })
    const was = before.success ? formatFact(before.data, 'en') : String(value)
    return [`content/facts.json, ${id}: was ${was}, is now ${formatFact(fact, 'en')}.`]
  })
}

function describeHoursChanges({ hours }: SpecifiedContentValues, { practice }: Content): string[] {
  return (['hours', 'supportHours'] as const).flatMap(field => {
    const same = JSON.stringify(practice[field]) === JSON.stringify(hours[field])
    return same ? [] : [`content/practice.json, ${field}: differ from those specified, ${formatHours(hours[field])}.`]
  })
}

function describeDateChanges({ published, routes }: SpecifiedContentValues, content: Content): string[] {
  const days = new Map(
    Object.entries(published).map(([route, day]) => [renamedRoute(route, routes, content) ?? route, day]),
  )
  return content.texts.flatMap(text => {
    const day = days.get(text.route)
    if (text.kind !== 'article' || !day || text.frontMatter.date === day) return []
    return [`${text.file}, date: was ${day}, is now ${text.frontMatter.date}.`]
  })
}

function describeCountChanges({ counts, routes }: SpecifiedContentValues, content: Content): string[] {
  return Object.entries(counts).flatMap(([route, parts]) => {
    const now = renamedRoute(route, routes, content) ?? route
    const file = [...content.pages, ...content.texts].find(({ route }) => route === now)?.file
    // Removed pages are reported by describeRouteChanges.
    if (!file) return []
    return Object.entries(parts).flatMap(([part, was]) => {
      const is = countEntries(now, part, content)
      if (is === was) return []
      return [`${file}, ${part}: was specified with ${was} entries, ${is === undefined ? 'is gone' : `has ${is}`} now.`]
    })
  })
}

// The entries of a section or of an item in it; undefined if there is none of that id or type.
function countEntries(route: string, part: string, { pages, texts }: Content): number | undefined {
  const text = texts.find(text => text.route === route)
  if (text) return text.analysis.headings.filter(({ text }) => /^\d+\./.test(text)).length
  const sections = pages.find(page => page.route === route)?.page.sections ?? []
  const section = sections.find(section => (getProperty(section, 'id') ?? section.type) === part)
  const items = sections.flatMap((section): readonly object[] => ('items' in section ? section.items : []))
  const found = section ?? items.find(item => getProperty(item, 'id') === part)
  return found && ['items', 'points', 'proof'].flatMap(name => getProperty(found, name) ?? []).length
}

function describeWordingChanges(
  { words, routes }: SpecifiedContentValues,
  content: Content,
  language: Language,
): string[] {
  return Object.entries(words).flatMap(([route, specified]) => {
    const { file, text } = readVisibleText(renamedRoute(route, routes, content) ?? route, content, language)
    // Removed pages are reported by describeRouteChanges.
    if (!file) return []
    const lacking = (specified[language] ?? []).filter(phrase => !text.includes(collapseWhitespace(phrase)))
    return lacking.map(phrase => `${file}, ${language}: no longer says “${phrase}”.`)
  })
}

// All text of a page in one language with facts filled in, whitespace collapsed.
function readVisibleText(route: string, content: Content, language: Language): { file?: string; text: string } {
  const context: LocalizationContext = { language, facts: content.facts, practice: content.practice }
  const page = content.pages.find(page => page.route === route)
  if (page) {
    const variants = page.page.sections.flatMap(section =>
      section.type === 'advantage' ? [resolveLocalizedContent(content.advantages[section.variant], context)] : [],
    )
    const values = collectNestedStrings([resolveLocalizedContent(page.page, context), variants]).map(({ text }) => text)
    return { file: page.file, text: collapseWhitespace(values.join('\n')) }
  }
  const text = content.texts.find(text => text.route === route && text.language === language)
  if (!text) return { text: '' }
  const headings = text.analysis.headings.map(heading => heading.text)
  return { file: text.file, text: collapseWhitespace([text.frontMatter.title, ...headings].join('\n')) }
}

function listRoutes({ pages, texts }: Content): string[] {
  return [...new Set([...pages, ...texts].map(({ route }) => route))]
}

function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function formatHours(hours: Practice['hours']): string {
  return hours.map(({ days, opens, closes }) => `${days.join(', ')} ${opens}–${closes}`).join('; ')
}
