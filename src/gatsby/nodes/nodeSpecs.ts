import { searchRoute } from '../../config/routes'
import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { languages, type Language } from '../../config/languages'
import { formatFact } from '../../content/facts/factFormats'
import { formatDateRangePhrase } from '../../shared/dates'
import { formatDaysAndHoursLabels } from '../../content/hours'
import { formatPhone, buildConsultationLink } from '../../content/links'
import { resolveLocalizedContent, type LocalizationContext } from '../../content/resolveLocalizedContent'
import { hasProvisionalPostalAddress } from '../../content/provisionalPractice'
import { estimateReadMinutesFromWordCount } from '../../content/language/readTime'
import { isLegalFigureFact } from '../../content/model'
import { resolveSections } from './resolveSections'
import type { Content } from '../../content/read/readContent'
import type { LongformFile } from '../../content/read/longform'
import { toRenderTree } from '../../content/mdx/render'
import { addChecklistDownloadPathsToRenderTree } from '../checklists/addChecklistDownloadPathsToRenderTree'
import { createTermElementAnnotator } from './glossary'
import { buildPageHead } from './pageHead'
import { buildStoredPicture, replacePictureFieldsWithStoredPictures } from '../pictures/pictures'
import {
  buildAlternates,
  buildBreadcrumb,
  collectRelatedPageKeywordsByRoute,
  createAdjacentArticlesFinder,
  listArticlesOldestFirst,
  buildRoutedPagePreview,
  createRelatedPagePreviewsFinder,
  buildRoutedPages,
  type RoutedPage,
} from './routedPages'

/**
 * What a node is made from, before Gatsby’s own fields: type, key, fields, and the MDX file of an article or document.
 */
export type NodeSpec = ReturnType<typeof buildNodeSpecs>[number]

/** The node spec of a given type. */
export type NodeSpecOfType<Type extends NodeSpec['type']> = Extract<NodeSpec, { type: Type }>

/** Builds every node spec of the content, in every language; pages and texts in the order of buildRoutedPages. */
export function buildNodeSpecs(content: Content) {
  const routed = languages.map(language => ({ language, all: buildRoutedPages(content, language) }))
  const keywords = collectRelatedPageKeywordsByRoute(routed.flatMap(({ all }) => all))
  return routed.flatMap(({ language, all }) => {
    const reader = { ...content, language }
    const byRoute = new Map(all.map(page => [page.route, page]))
    const getPageByRoute = (route: string) => {
      const page = byRoute.get(route)
      if (!page) throw new Error(`No page of the content has the route ${route}.`)
      return page
    }
    const related = createRelatedPagePreviewsFinder(all, keywords)
    const articlesOldestFirst = listArticlesOldestFirst(content, byRoute, language)
    const newest = articlesOldestFirst.slice(-4).reverse().map(buildRoutedPagePreview)
    const findAdjacentArticles = createAdjacentArticlesFinder(articlesOldestFirst)
    const buildSurroundings = (page: RoutedPage, linked?: readonly RoutedPage[]) => ({
      alternates: buildAlternates(page.route),
      breadcrumb: buildBreadcrumb(page, byRoute, content),
      related: related(page, linked),
    })
    const practice = resolveLocalizedContent(content.practice, reader)
    const explain = createTermElementAnnotator(content, language)
    const pages = content.pages.map(file => {
      const own = getPageByRoute(file.route)
      const page = { ...own, ...buildSurroundings(own) }
      const sections = resolveSections(file, { reader, content, all, related: page.related, newest })
      return {
        type: 'Page' as const,
        key: own.path,
        fields: { ...page, sections, head: buildPageHead({ page, practice, sections }) },
      }
    })
    const texts = content.texts
      .filter(text => text.language === language)
      .map(text => {
        const own = getPageByRoute(text.route)
        const { previous, next } = findAdjacentArticles(own)
        const inText = text.analysis.allLinks.map(({ to }) => byRoute.get(to))
        const linked = [previous, next, ...inText].flatMap(page => (page?.category === 'blog' ? page : []))
        const page = { ...own, ...buildSurroundings(own, linked) }
        const common = { ...page, ...buildLongformFields(text, explain) }
        const placed = { key: own.path, file: text.file }
        if (text.kind === 'document') {
          const { updated: changed, updatedLabel, checked, reading } = text.frontMatter
          const head = buildPageHead({ page, practice, sections: [] })
          const fields = { ...common, changed, updatedLabel, checked, reading, head }
          return { type: 'Document' as const, ...placed, fields }
        }
        const article = buildArticleFields(text, content)
        const head = buildPageHead({
          page,
          practice,
          sections: [],
          article: { ...text.frontMatter, categoryName: article.articleCategoryName, wordCount: article.words },
        })
        const adjacent = {
          previous: previous && buildRoutedPagePreview(previous),
          next: next && buildRoutedPagePreview(next),
        }
        return { type: 'Article' as const, ...placed, fields: { ...common, ...article, head, ...adjacent } }
      })
    const specByPath = new Map([...pages, ...texts].map(spec => [spec.key, spec]))
    return [
      ...all.flatMap(({ path }) => specByPath.get(path) ?? []),
      buildPracticeSpec(reader),
      buildNavigationSpec(content, byRoute, reader, articlesOldestFirst.at(-1)),
      ...buildFactSpecs(reader),
    ]
  })
}

/** The node spec of a type in a language, if there is one. */
export function findNodeSpec<Type extends NodeSpec['type']>(
  specs: readonly NodeSpec[],
  type: Type,
  language: Language,
): NodeSpecOfType<Type> | undefined {
  return specs
    .filter((spec): spec is NodeSpecOfType<Type> => spec.type === type)
    .find(({ fields }) => fields.language === language)
}

/** The practice in a language, from its node spec; throws if there is none. */
export function getPracticeNodeFields(specs: readonly NodeSpec[], language: Language) {
  const practice = findNodeSpec(specs, 'Practice', language)
  if (!practice) throw new Error(`The practice has no node in the language ${language}.`)
  return practice.fields
}

/** The fields of the articles of a language in the order of the blog: newest first, those of one day by slug. */
export const listArticlesNewestFirst = (specs: readonly NodeSpec[], language: Language) =>
  specs
    .flatMap(({ type, fields }) => (type === 'Article' && fields.language === language ? [fields] : []))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

/** Converts a node spec to Gatsby’s input; the id depends only on type, language and key. */
export function toGatsbyNode(
  { type, key, fields }: NodeSpec,
  { createNodeId, createContentDigest }: Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>,
  parent?: string,
): NodeInput {
  const id = createNodeId(`${type} ${fields.language} ${key}`)
  return {
    ...fields,
    id,
    parent: parent ?? null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  }
}

function buildLongformFields(text: LongformFile, explain: ReturnType<typeof createTermElementAnnotator>) {
  const { analysis, frontMatter, file } = text
  const sources = new Map(frontMatter.sources?.map(source => [source.id, source]))
  return {
    title: frontMatter.title,
    headings: analysis.headings.map(({ id, text, depth }) => ({ id, text, depth })),
    // Serialized: queries that need only other fields (lists, routes, feeds) do not pay for a deep object.
    body: JSON.stringify(
      addChecklistDownloadPathsToRenderTree(explain(toRenderTree(analysis.hast, text.language)), text),
    ),
    pictures: analysis.pictures.map(({ src }) => ({ ...buildStoredPicture(file, { src }), name: src })),
    sources: [...new Set([...analysis.sources.map(({ id }) => id), ...sources.keys()])].flatMap(
      id => sources.get(id) ?? [],
    ),
  }
}

function buildArticleFields(text: Extract<LongformFile, { kind: 'article' }>, content: Content) {
  const { slug, frontMatter, analysis, language } = text
  const { categories } = content
  const { excerpt, category, date, reviewed, reviewBy } = frontMatter
  return {
    slug,
    excerpt,
    articleCategory: category,
    articleCategoryName: categories.find(({ id }) => id === category)?.name[language] ?? category,
    date,
    reviewed,
    reviewBy,
    words: analysis.wordCount,
    readTime: estimateReadMinutesFromWordCount(analysis.wordCount),
  }
}

function buildPracticeSpec(reader: LocalizationContext) {
  const { practice, language } = reader
  const { providers, terms: _, consultation: _names, ...published } = resolveLocalizedContent(practice, reader)
  const labelled = (hours: typeof practice.hours) =>
    hours.map(item => ({ ...item, ...formatDaysAndHoursLabels(item, language) }))
  return {
    type: 'Practice' as const,
    key: 'practice',
    fields: {
      ...replacePictureFieldsWithStoredPictures(published, 'content/practice.json'),
      language,
      closures: (practice.closures ?? []).map(({ label, from, until = from }) => ({
        label: label[language],
        from,
        until,
        daysLabel: formatDateRangePhrase(from, until, language),
      })),
      addressProvisional: hasProvisionalPostalAddress(practice),
      hours: labelled(practice.hours),
      supportHours: labelled(practice.supportHours),
      phoneLabel: formatPhone(practice.phone),
      booking: buildConsultationLink(practice, language),
      newsletterEndpoint: providers.newsletterEndpoint,
      analyticsId: providers.analyticsId,
      stockPhotos: providers.stockPhotos,
    },
  }
}

function buildNavigationSpec(
  { navigation, pages }: Content,
  byRoute: Map<string, RoutedPage>,
  reader: LocalizationContext,
  newest?: RoutedPage,
) {
  const { language } = reader
  const menuWords = new Map(
    pages.flatMap(({ route, page }) => {
      const menu = page.menu && resolveLocalizedContent(page.menu, reader)
      return menu ? [[route, { line: menu.line, price: menu.price?.text ?? null }]] : []
    }),
  )
  const link = (route: string) => ({ name: byRoute.get(route)?.name ?? route, path: byRoute.get(route)?.path ?? route })
  const group = ({ name, pages }: { name: Record<Language, string>; pages: string[] }) => ({
    name: name[language],
    pages: pages.map(link),
  })
  return {
    type: 'Navigation' as const,
    key: 'navigation',
    fields: {
      language,
      header: navigation.header.map(item =>
        typeof item === 'string'
          ? { ...link(item), pages: [] }
          : {
              ...group(item),
              pages: item.pages.map(route => ({ ...link(route), ...menuWords.get(route) })),
              newest:
                item.newest && newest
                  ? { label: item.newest[language], name: newest.name, path: newest.path, cover: newest.cover }
                  : null,
            },
      ),
      action: buildConsultationLink(reader.practice, language),
      footer: navigation.footer.map(group),
      legal: navigation.legal.map(link),
      searchPath: byRoute.get(searchRoute)?.path ?? null,
    },
  }
}

function buildFactSpecs(reader: LocalizationContext) {
  return Object.entries(reader.facts).map(([key, fact]) => {
    const { value, ...rest } = fact
    const values = typeof value === 'string' ? [] : [value].flat()
    const own = isLegalFigureFact(fact)
      ? { kind: 'law', atLeast: false, proved: true }
      : { kind: 'practice', atLeast: fact.atLeast ?? false, dependsOn: Object.keys(fact.dependsOn ?? {}) }
    return {
      type: 'Fact' as const,
      key,
      fields: {
        ...resolveLocalizedContent(rest, reader),
        ...own,
        key,
        language: reader.language,
        values,
        text: formatFact(fact, reader.language),
      },
    }
  })
}
