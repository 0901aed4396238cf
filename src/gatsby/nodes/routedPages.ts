import { defaultLanguage, languages, type Language } from '../../config/languages'
import type { PageCategory } from '../../config/pageCategories'
import type { SearchKind } from '../../config/search'
import { buildCanonicalPath } from '../../shared/paths'
import { localize, type LocalizationContext } from '../../content/localize'
import { buildArticleCoverDrawing, buildPageCoverDrawing, type CoverDrawing } from './coverDrawing'
import { determineSearchKind } from './searchKinds'
import { selectRelatedPages } from './relatedPages'
import { formatArticleSeoTitle } from './formatArticleSeoTitle'
import type { Content } from '../../content/read/readContent'
import type { LongformEntry } from '../../content/read/longform'
import { buildPictureSourceAndAlt, type PictureSourceAndAlt } from '../pictures/pictures'

/** What every page, article and document is to the rest of the site, in one language. */
export interface RoutedPage {
  language: Language
  route: string
  path: string
  name: string
  title: string
  summary: string
  category: PageCategory
  kind: SearchKind
  updated: string
  noindex: boolean
  seo: { title: string; description: string; keywords: string[] }
  picture?: PictureSourceAndAlt
  cover?: CoverDrawing
}

/** The same page in a language, or the reading for languages that the site does not have. */
export interface Alternate {
  hreflang: Language | 'x-default'
  path: string
}

/** A step of the trail; a group that has no page has no address. */
export interface BreadcrumbItem {
  name: string
  path?: string
}

/** A page as others link to it. */
export type RoutedLink = Pick<RoutedPage, 'name' | 'title' | 'summary' | 'path' | 'kind' | 'cover' | 'picture'>

/** Every page, article and document of the content in a language: services, then the rest in the order of the menus; what was changed last comes first. */
export function buildRoutedPages(content: Content, language: Language): RoutedPage[] {
  const reader = { language, facts: content.facts, practice: content.practice, downloads: content.downloads }
  const pages = content.pages.map(file => routedPage(file, reader))
  const texts = content.texts.filter(text => text.language === language).map(text => routedText(text, reader, content))
  const order = menuOrder(content)
  return [...pages, ...texts].sort(
    (a, b) =>
      (order.get(a.route) ?? order.size) - (order.get(b.route) ?? order.size) ||
      b.updated.localeCompare(a.updated) ||
      a.route.localeCompare(b.route),
  )
}

function routedPage({ route, page }: Content['pages'][number], reader: LocalizationContext): RoutedPage {
  const {
    name,
    summary,
    seo,
    category,
    updated,
    noindex = false,
    sections,
  } = localize({ ...page, sections: page.sections.slice(0, 1) }, reader)
  const [hero] = sections
  const title = hero?.type === 'hero' ? hero.title : name
  return {
    language: reader.language,
    route,
    path: buildCanonicalPath(route, reader.language),
    name,
    title,
    summary,
    category,
    kind: determineSearchKind(
      route,
      category,
      page.sections.map(({ type }) => type),
    ),
    updated,
    noindex,
    seo,
    cover: page.cover && buildPageCoverDrawing(page.cover, reader.facts),
  }
}

function routedText(
  text: LongformEntry,
  { language, practice, facts }: LocalizationContext,
  content: Content,
): RoutedPage {
  const { frontMatter, route } = text
  const seo = {
    ...frontMatter.seo,
    title:
      text.kind === 'article'
        ? formatArticleSeoTitle(frontMatter.seo.title, practice.name[language])
        : frontMatter.seo.title,
  }
  const own =
    text.kind === 'article'
      ? {
          summary: text.frontMatter.excerpt,
          category: 'blog' as const,
          updated: text.frontMatter.reviewed,
          cover: buildArticleCoverDrawing(text, content),
        }
      : {
          summary: text.frontMatter.summary,
          category: text.frontMatter.category,
          updated: lastDay(text.frontMatter),
          cover: text.frontMatter.cover && buildPageCoverDrawing(text.frontMatter.cover, facts),
        }
  return {
    language,
    route,
    path: buildCanonicalPath(route, language),
    name: frontMatter.name,
    title: frontMatter.title,
    ...own,
    kind: determineSearchKind(route, own.category),
    noindex: false,
    seo,
    picture: buildPictureSourceAndAlt(text.file, frontMatter.picture),
  }
}

// Who searches for a legal page wants to know when somebody last looked at it.
function lastDay({ updated, checked = updated }: { updated: string; checked?: string }): string {
  return checked > updated ? checked : updated
}

function menuOrder({ navigation }: Content): Map<string, number> {
  const routes = [
    ...navigation.footer.flatMap(({ pages }) => pages),
    ...navigation.header.flatMap(item => (typeof item === 'string' ? [item] : item.pages)),
    ...navigation.legal,
  ]
  return new Map([...new Set(routes)].map((route, index) => [route, index]))
}

/** A page as others link to it. */
export function buildLinkToPage({ name, title, summary, path, kind, cover, picture }: RoutedPage): RoutedLink {
  return { name, title, summary, path, kind, cover, picture }
}

/** The addresses of a page in every language, and the reading for languages that the site does not have. */
export function buildAlternates(route: string): Alternate[] {
  return [
    ...languages.map(language => ({ hreflang: language, path: buildCanonicalPath(route, language) })),
    { hreflang: 'x-default', path: buildCanonicalPath(route, defaultLanguage) },
  ]
}

/** The trail from the home page; groups without a page take their names from the menus’ `trail`. The last step has no address. */
export function buildBreadcrumb(
  current: RoutedPage,
  all: Map<string, RoutedPage>,
  { navigation }: Content,
): BreadcrumbItem[] {
  if (current.route === '/') return []
  const parts = current.route.split('/').slice(1, -1)
  const parents = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const steps = ['/', ...parents].flatMap(route => {
    const page = all.get(route)
    if (page) return [{ name: page.name, path: page.path }]
    const name = navigation.trail[route]?.[current.language]
    return name ? [{ name }] : []
  })
  return [...steps, { name: current.name }]
}

/** The search terms of each address, in every language: what is near a page in one is near it in the others. */
export function collectKeywordsByRoute(pages: RoutedPage[]): Map<string, string[]> {
  return pages.reduce(
    (known, { route, seo }) => known.set(route, [...(known.get(route) ?? []), ...seo.keywords]),
    new Map<string, string[]>(),
  )
}

/** For each page of a language, the links to the pages that its reader may need next. */
export function createRelatedLinksFinder(
  all: RoutedPage[],
  keywords: Map<string, string[]>,
): (current: RoutedPage) => RoutedLink[] {
  const candidates = all.map(page => ({
    page,
    route: page.route,
    category: page.category,
    keywords: keywords.get(page.route) ?? [],
  }))
  const offered = candidates.filter(({ page }) => !page.noindex)
  const byRoute = new Map(candidates.map(candidate => [candidate.route, candidate]))
  return ({ route }) => {
    const current = byRoute.get(route)
    return current ? selectRelatedPages(current, offered).map(({ page }) => buildLinkToPage(page)) : []
  }
}

/** The articles of a language by date, the newest last. */
export function listArticlesByDate(content: Content, all: Map<string, RoutedPage>, language: Language): RoutedPage[] {
  return content.texts
    .flatMap(text => (text.kind === 'article' && text.language === language ? [text] : []))
    .sort((a, b) => a.frontMatter.date.localeCompare(b.frontMatter.date) || a.slug.localeCompare(b.slug))
    .flatMap(({ route }) => all.get(route) ?? [])
}

/** For each article, its neighbours by date, whatever their subject: related pages are chosen by that. */
export function createAdjacentArticlesFinder(articles: RoutedPage[]) {
  const places = new Map(articles.map(({ route }, index) => [route, index]))
  return ({ route }: RoutedPage): { previous?: RoutedLink; next?: RoutedLink } => {
    const at = places.get(route)
    if (at === undefined) return {}
    const [previous, next] = [articles[at - 1], articles[at + 1]]
    return { previous: previous && buildLinkToPage(previous), next: next && buildLinkToPage(next) }
  }
}
