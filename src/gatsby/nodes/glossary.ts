import { getOtherLanguage, languages, languageDetails, type Language } from '../../config/languages'
import { createRecord } from '../../shared/properties'
import { buildPagePath } from '../../shared/paths'
import { collectNestedStrings } from '../../content/collectNestedStrings'
import { createTermElementEntryFinder, type TermElementData } from '../../shared/terms'
import { groupByKey } from '../../shared/groupByKey'
import { memoizeByObject } from '../../content/memoize'
import { createTermCounter } from '../../content/createTermCounter'
import { areFormsOfOnePhrase } from '../../content/language/phrases'
import { findHastElementsByTagName } from '../../content/mdx/findHastElementsByTagName'
import {
  getRenderTreeText,
  type RenderTreeElement,
  type RenderTreeNode,
  type RenderTree,
} from '../../shared/mdx/renderTree'
import type { Content } from '../../content/read/readContent'
import { buildRoutedPagePreview, type RoutedPage, type RoutedPagePreview } from './routedPages'

/** A glossary term in one language, as the glossary page shows it. */
export interface LocalizedGlossaryTerm {
  /** Anchor on the page, the same in both languages. */
  id: string
  name: string
  short: string | null
  /** All other names in the language. */
  also: string[]
  /** Those of them that readers see: neither a plural or another form of the name, nor of each other. */
  synonyms: string[]
  /** Name in the other language; null if it is the same in both. */
  other: { language: Language; name: string; short: string | null } | null
  definition: string
  source: { title: string; publisher: string; url: string; date: string; lang: Language | null }
  related: { id: string; name: string }[]
  /** The pages that use it most. */
  pages: RoutedPagePreview[]
  /** How many more pages use it. */
  otherPagesCount: number
}

/** A letter and the terms that begin with it. */
export interface GlossaryLetter {
  letter: string
  terms: LocalizedGlossaryTerm[]
}

// Limit: a term that is used everywhere would list the whole site.
const mostPages = 5

/** The glossary in one language, grouped by first letter; `all` are the pages of that language. */
export function buildGlossaryByLetter(content: Content, language: Language, all: RoutedPage[]): GlossaryLetter[] {
  const uses = findPagesByTerm(content, all)
  const names = new Map(content.terms.map(({ id, term }) => [id, term.term[language]]))
  const { compare } = new Intl.Collator(languageDetails[language].html)
  const entries = content.terms
    .map(({ id, term }): LocalizedGlossaryTerm => {
      const pages = uses.get(id) ?? []
      return {
        id,
        name: term.term[language],
        short: term.short?.[language] ?? null,
        also: term.also?.[language] ?? [],
        synonyms: listSynonyms(term, language),
        other: getOtherName(term, language),
        definition: term.definition[language],
        source: localizeSource(term.source, language),
        related: (term.related ?? []).flatMap(other => {
          const name = names.get(other)
          return name ? [{ id: other, name }] : []
        }),
        pages: pages.slice(0, mostPages).map(buildRoutedPagePreview),
        otherPagesCount: Math.max(0, pages.length - mostPages),
      }
    })
    .sort((a, b) => compare(a.name, b.name))
  return [...groupByKey(entries, ({ name }) => getInitialLetter(name))].map(([letter, terms]) => ({ letter, terms }))
}

const mostTerms = 12

/** The terms that most pages use, in alphabetical order; none without a glossary. */
export function listMostUsedTerms(content: Content, language: Language, all: RoutedPage[]) {
  const route = findGlossaryRoute(content)
  if (!route) return []
  const uses = findPagesByTerm(content, all)
  const { compare } = new Intl.Collator(languageDetails[language].html)
  const count = ({ id }: { id: string }) => uses.get(id)?.length ?? 0
  return [...content.terms]
    .sort((a, b) => count(b) - count(a))
    .slice(0, mostTerms)
    .map(({ id, term }) => ({ name: term.term[language], path: `${buildPagePath(route, language)}#${id}` }))
    .sort((a, b) => compare(a.name, b.name))
}

const mostRelated = 4
const longestAbbreviation = 4

/**
 * The abbreviation from whose term most others with an abbreviation are referred to, then theirs; long ones have no room
 * in a drawing.
 */
export function findRelatedAbbreviations({ terms }: Content, language: Language): string[] {
  const shorts = new Map(
    terms.flatMap(({ id, term }) => {
      const short = term.short?.[language]
      return short && short.length <= longestAbbreviation ? [[id, short] as const] : []
    }),
  )
  const groups = terms.flatMap(({ id, term }) => {
    const short = shorts.get(id)
    return short ? [[short, ...(term.related ?? []).flatMap(other => shorts.get(other) ?? [])]] : []
  })
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length)
  return largest.slice(0, mostRelated + 1)
}

function getInitialLetter(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase()
}

type Term = Content['terms'][number]['term']

function listSynonyms({ term, also }: Term, language: Language): string[] {
  return (also?.[language] ?? []).reduce<string[]>(
    (listed, name) =>
      [...term[language].split(', '), ...listed].some(other => areFormsOfOnePhrase(name, other, language))
        ? listed
        : [...listed, name],
    [],
  )
}

function getOtherName(term: Term, language: Language): LocalizedGlossaryTerm['other'] {
  const other = getOtherLanguage(language)
  const [name, short] = [term.term[other], term.short?.[other] ?? null]
  if (name === term.term[language]) return null
  return { language: other, name, short }
}

function localizeSource(source: Term['source'], language: Language): LocalizedGlossaryTerm['source'] {
  const date = source.date[language]
  if ('lang' in source) {
    const { title, publisher, url, lang } = source
    return { title, publisher, url, date, lang: lang === language ? null : lang }
  }
  const { title, publisher, url } = source
  return { title: title[language], publisher: publisher[language], url: url[language], date, lang: null }
}

/** The pages that use each term, counted over both languages so that both list the same; most uses first. */
function findPagesByTerm(content: Content, all: RoutedPage[]): Map<string, RoutedPage[]> {
  const counts = getUseCounts(content)
  const listed = all.filter(({ noindex }) => !noindex)
  return new Map(
    content.terms.map(({ id }, index) => {
      const times = ({ route }: RoutedPage) => counts[index]?.get(route) ?? 0
      return [id, listed.filter(page => times(page) > 0).sort((a, b) => times(b) - times(a))]
    }),
  )
}

const getUseCounts = memoizeByObject(countUses)

/** How often each term, by its place among them, is used in both languages of a route. */
function countUses(content: Content): Map<string, number>[] {
  const found = content.terms.map(() => new Map<string, number>())
  for (const language of languages) {
    const count = createTermCounter(
      content.terms.map(({ term }) => term),
      language,
    )
    for (const [route, words] of collectTextByRoute(content, language))
      for (const [term, times] of count(words)) found[term]?.set(route, (found[term].get(route) ?? 0) + times)
  }
  for (const { route, analysis } of content.texts)
    for (const { properties } of findHastElementsByTagName(analysis.hast, 'Term')) {
      // A <Term> may reference an entry while showing other text.
      const uses = found[content.terms.findIndex(({ id }) => id === properties['entry'])]
      uses?.set(route, (uses.get(route) ?? 0) + 1)
    }
  return found
}

function collectTextByRoute({ pages, texts }: Content, language: Language): [route: string, words: string][] {
  return [
    ...pages.map(({ route, page }): [string, string] => [
      route,
      collectNestedStrings(page.sections)
        .filter(text => text.language === language)
        .map(({ text }) => text)
        .join('\n'),
    ]),
    ...texts
      .filter(text => text.language === language)
      .map(({ route, analysis }): [string, string] => [route, analysis.blocks.map(({ text }) => text).join('\n')]),
  ]
}

/** Returns a function that adds the definition and the glossary link to the <Term> elements of a render tree. */
export function createTermElementAnnotator(content: Content, language: Language): (tree: RenderTree) => RenderTree {
  const route = findGlossaryRoute(content)
  if (!route) return tree => tree
  const page = buildPagePath(route, language)
  const find = createTermElementEntryFinder(content.terms)
  const explained = (node: RenderTreeNode): RenderTreeNode => {
    if (typeof node === 'string') return node
    const children = node.children?.map(explained)
    const own = node.type === 'Term' ? find(readTermUse(node, language)) : undefined
    const props = own && { ...node.props, to: `${page}#${own.id}`, definition: own.term.definition[language] }
    return { ...node, ...(props && { props }), ...(children && { children }) }
  }
  return ({ children }) => ({ children: children.map(explained) })
}

/** The route of the page with the glossary section, if any. */
export function findGlossaryRoute({ pages }: Content): string | undefined {
  return pages.find(({ page }) => page.sections.some(({ type }) => type === 'glossary'))?.route
}

function readTermUse({ props = {}, children = [] }: RenderTreeElement, language: Language): TermElementData {
  const getProp = (name: string) => (typeof props[name] === 'string' ? props[name] : undefined)
  return {
    language,
    words: getRenderTreeText(children),
    entry: getProp('entry'),
    names: createRecord(languages, getProp),
  }
}
