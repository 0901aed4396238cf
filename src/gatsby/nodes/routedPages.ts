import { defaultLanguage, languages, type Language } from '../../config/languages'
import type { PageCategory } from '../../config/pageCategories'
import type { SearchKind } from '../../config/search'
import { buildPagePath } from '../../shared/paths'
import { estimateReadMinutesFromWordCount } from '../../content/language/readTime'
import { resolveLocalizedContent, type LocalizationContext } from '../../content/resolveLocalizedContent'
import { buildArticleCoverDrawing, buildCoverDrawingFromSpec, type CoverDrawing } from './coverDrawing'
import { determineSearchKind } from './searchKinds'
import { createRelatedPagesSelector } from './relatedPages'
import { formatArticleSeoTitle } from './formatArticleSeoTitle'
import type { Content } from '../../content/read/readContent'
import type { LongformFile } from '../../content/read/longform'
import { listParentRoutes } from '../../content/read/routes'
import { buildStoredPicture, type StoredPicture } from '../pictures/pictures'

/** The data of a page, article or document that the rest of the site uses, in one language. */
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
  /** The line of its menu entry, or else its summary, for the site index; articles have none. */
  line?: string
  /** Price of a service, as in the menu. */
  price?: string
  /** Reading time of an article or document. */
  minutes?: number
  /** Name of the category of an article. */
  articleCategoryName?: string
  noindex: boolean
  seo: { title: string; description: string; keywords: string[] }
  picture?: StoredPicture
  cover?: CoverDrawing
}

/** The same page in a language, or the x-default. */
export interface Alternate {
  hreflang: Language | 'x-default'
  path: string
}

/** An item of a breadcrumb; a group without a page has no path. */
export interface BreadcrumbItem {
  name: string
  path?: string
}

/** A page as links and cards that lead to it show it. */
export type RoutedPagePreview = Pick<RoutedPage, 'name' | 'title' | 'summary' | 'path' | 'kind' | 'cover' | 'picture'>

/**
 * Builds every page, article and document of a language: those of the footer first, then of the header menu and of the
 * legal links; the others follow, most recently changed first.
 */
export function buildRoutedPages(content: Content, language: Language): RoutedPage[] {
  const reader = { ...content, language }
  const articleDays = content.texts.flatMap(text => (text.kind === 'article' ? [text.frontMatter.date] : [])).sort()
  const pages = content.pages.map(file => buildRoutedPage(file, reader, articleDays.at(-1)))
  const texts = content.texts
    .filter(text => text.language === language)
    .map(text => buildRoutedText(text, reader, content))
  const order = buildMenuOrder(content)
  return [...pages, ...texts].sort(
    (a, b) =>
      (order.get(a.route) ?? order.size) - (order.get(b.route) ?? order.size) ||
      b.updated.localeCompare(a.updated) ||
      a.route.localeCompare(b.route),
  )
}

function buildRoutedPage(
  { route, page }: Content['pages'][number],
  reader: LocalizationContext,
  newestArticleDay?: string,
): RoutedPage {
  const {
    name,
    summary,
    menu,
    seo,
    category,
    updated,
    noindex = false,
    cover,
    sections,
  } = resolveLocalizedContent({ ...page, sections: page.sections.slice(0, 1) }, reader)
  const [hero] = sections
  const title = hero?.type === 'hero' ? hero.title : name
  const types = page.sections.map(({ type }) => type)
  return {
    language: reader.language,
    route,
    path: buildPagePath(route, reader.language),
    name,
    title,
    summary,
    category,
    kind: determineSearchKind(route, category, types),
    // A list of articles changes with each new one.
    updated: types.includes('articles') ? getLaterDay(updated, newestArticleDay) : updated,
    line: menu?.line ?? summary,
    price: menu?.price?.text,
    noindex,
    seo,
    cover: cover && buildCoverDrawingFromSpec(cover, reader, route),
  }
}

function buildRoutedText(
  text: LongformFile,
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
          // An article may be reviewed before its publication date.
          updated: getLaterDay(text.frontMatter.date, text.frontMatter.reviewed),
          articleCategoryName: content.categories.find(({ id }) => id === text.frontMatter.category)?.name[language],
          cover: buildArticleCoverDrawing(text, content),
        }
      : {
          summary: text.frontMatter.summary,
          category: text.frontMatter.category,
          // For legal pages, the date of the last review counts as well.
          updated: getLaterDay(text.frontMatter.updated, text.frontMatter.checked),
          line: text.frontMatter.summary,
          cover:
            text.frontMatter.cover && buildCoverDrawingFromSpec(text.frontMatter.cover, { facts, language }, route),
        }
  return {
    language,
    route,
    path: buildPagePath(route, language),
    name: frontMatter.name,
    title: frontMatter.title,
    ...own,
    minutes: estimateReadMinutesFromWordCount(text.analysis.wordCount),
    kind: determineSearchKind(route, own.category),
    noindex: false,
    seo,
    picture: buildStoredPicture(text.file, frontMatter.picture),
  }
}

function getLaterDay(day: string, other = day): string {
  return other > day ? other : day
}

function buildMenuOrder({ navigation }: Content): Map<string, number> {
  const routes = [
    ...navigation.footer.flatMap(({ pages }) => pages),
    ...navigation.header.flatMap(item => (typeof item === 'string' ? [item] : item.pages)),
    ...navigation.legal,
  ]
  return new Map([...new Set(routes)].map((route, index) => [route, index]))
}

/** A page in the site index, the list of all pages. */
export type SiteIndexEntry = Pick<RoutedPage, 'name' | 'path' | 'line' | 'price' | 'minutes' | 'articleCategoryName'>

/** The data of a page in the site index. */
export function buildSiteIndexEntry({
  name,
  path,
  line,
  price,
  minutes,
  articleCategoryName,
}: RoutedPage): SiteIndexEntry {
  return { name, path, line, price, minutes, articleCategoryName }
}

/** The data of a link or card that leads to a page. */
export function buildRoutedPagePreview({
  name,
  title,
  summary,
  path,
  kind,
  cover,
  picture,
}: RoutedPage): RoutedPagePreview {
  return { name, title, summary, path, kind, cover, picture }
}

/** The paths of a page in every language, and the x-default. */
export function buildAlternates(route: string): Alternate[] {
  return [
    ...languages.map(language => ({ hreflang: language, path: buildPagePath(route, language) })),
    { hreflang: 'x-default', path: buildPagePath(route, defaultLanguage) },
  ]
}

/**
 * The breadcrumb from the home page; names of groups without a page come from navigation’s `trail`. The last item has
 * no path.
 */
export function buildBreadcrumb(
  current: RoutedPage,
  all: Map<string, RoutedPage>,
  { navigation }: Content,
): BreadcrumbItem[] {
  if (current.route === '/') return []
  const steps = ['/', ...listParentRoutes(current.route)].flatMap(route => {
    const page = all.get(route)
    if (page) return [{ name: page.name, path: page.path }]
    const name = navigation.trail[route]?.[current.language]
    return name ? [{ name }] : []
  })
  return [...steps, { name: current.name }]
}

/** The keywords of each route in all languages together, so that related pages are the same in every language. */
export function collectRelatedPageKeywordsByRoute(pages: RoutedPage[]): Map<string, string[]> {
  return pages.reduce(
    (known, { route, seo }) => known.set(route, [...(known.get(route) ?? []), ...seo.keywords]),
    new Map<string, string[]>(),
  )
}

/** Returns a function that finds previews of a page’s related pages, except the articles it already links to, `linked`. */
export function createRelatedPagePreviewsFinder(
  all: RoutedPage[],
  keywords: Map<string, string[]>,
): (current: RoutedPage, linked?: readonly RoutedPage[]) => RoutedPagePreview[] {
  const candidates = all.map(page => ({
    page,
    route: page.route,
    category: page.category,
    keywords: keywords.get(page.route) ?? [],
  }))
  const select = createRelatedPagesSelector(candidates.filter(({ page }) => !page.noindex))
  const byRoute = new Map(candidates.map(candidate => [candidate.route, candidate]))
  return ({ route }, linked = []) => {
    const current = byRoute.get(route)
    if (!current) return []
    const linkedRoutes = linked.map(page => page.route)
    return select(current, linkedRoutes).map(({ page }) => buildRoutedPagePreview(page))
  }
}

/** The articles of a language, oldest first: the reverse of the blog’s order. */
export function listArticlesOldestFirst(
  content: Content,
  all: Map<string, RoutedPage>,
  language: Language,
): RoutedPage[] {
  return content.texts
    .flatMap(text => (text.kind === 'article' && text.language === language ? [text] : []))
    .sort((a, b) => a.frontMatter.date.localeCompare(b.frontMatter.date) || b.slug.localeCompare(a.slug))
    .flatMap(({ route }) => all.get(route) ?? [])
}

/** Returns a function that finds the previous and next article; `articles` are ordered oldest first. */
export function createAdjacentArticlesFinder(articles: RoutedPage[]) {
  const places = new Map(articles.map(({ route }, index) => [route, index]))
  return ({ route }: RoutedPage): { previous?: RoutedPage; next?: RoutedPage } => {
    const at = places.get(route)
    return at === undefined ? {} : { previous: articles[at - 1], next: articles[at + 1] }
  }
}
