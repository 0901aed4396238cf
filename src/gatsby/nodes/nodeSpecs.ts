import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { languages, type Language } from '../../config/languages'
import { searchRoute } from '../../config/search'
import { formatFact } from '../../content/facts/factFormats'
import { formatDateRange } from '../../shared/dates'
import { formatHoursLabels } from '../../content/hours'
import { formatPhone, resolveHref } from '../../content/links'
import { localize, type LocalizationContext } from '../../content/localize'
import { hasProvisionalPostalAddress } from '../../content/facts/provisional'
import { estimateReadTime } from '../../content/language/readTime'
import { isLawFact } from '../../content/model'
import { resolveSections } from './resolveSections'
import type { Content } from '../../content/read/readContent'
import type { LongformEntry } from '../../content/read/longform'
import { toRenderTree } from '../../content/mdx/render'
import { addChecklistPaths } from '../checklists/paths'
import { createTermLinker } from './glossary'
import { buildPageHead } from './pageHead'
import { resolvePicture } from '../pictures/pictures'
import {
  buildAlternates,
  buildBreadcrumb,
  collectKeywordsByRoute,
  createAdjacentArticlesFinder,
  createRelatedLinksFinder,
  buildRoutedPages,
  type RoutedPage,
} from './routedPages'

/** A node before Gatsby’s own fields: its type, what names it, its fields, and the MDX file that it comes from. */
export interface NodeSpec {
  type: 'Page' | 'Article' | 'Document' | 'Practice' | 'Navigation' | 'Fact'
  key: string
  fields: Record<string, unknown>
  /** Path of the MDX file, for texts. */
  file?: string
}

/** Every node of the content, in every language. */
export function buildNodeSpecs(content: Content): NodeSpec[] {
  const routed = languages.map(language => ({ language, all: buildRoutedPages(content, language) }))
  const keywords = collectKeywordsByRoute(routed.flatMap(({ all }) => all))
  return routed.flatMap(({ language, all }) => {
    const reader: LocalizationContext = {
      language,
      facts: content.facts,
      practice: content.practice,
      downloads: content.downloads,
    }
    const byRoute = new Map(all.map(page => [page.route, page]))
    const related = createRelatedLinksFinder(all, keywords)
    const beside = createAdjacentArticlesFinder(content, byRoute, language)
    const surroundings = (page: RoutedPage) => ({
      alternates: buildAlternates(page.route),
      breadcrumb: buildBreadcrumb(page, byRoute, content),
      related: related(page),
    })
    const practice = localize(content.practice, reader)
    const explain = createTermLinker(content, language)
    const pages = content.pages.map((file): NodeSpec => {
      const own = byRoute.get(file.route) as RoutedPage
      const page = { ...own, ...surroundings(own) }
      const sections = resolveSections(file, { reader, content, all, related: page.related })
      return {
        type: 'Page',
        key: own.path,
        fields: { ...page, sections, head: buildPageHead({ page, practice, sections }) },
      }
    })
    const texts = content.texts
      .filter(text => text.language === language)
      .map((text): NodeSpec => {
        const own = byRoute.get(text.route) as RoutedPage
        const page = { ...own, ...surroundings(own) }
        const article =
          text.kind === 'article'
            ? { ...text.frontMatter, topicName: topicNameOf(text, content), wordCount: text.compiled.wordCount }
            : undefined
        return {
          type: text.kind === 'article' ? 'Article' : 'Document',
          key: own.path,
          file: text.file,
          fields: {
            ...page,
            ...textFields(text, content, explain),
            head: buildPageHead({ page, practice, sections: [], article }),
            ...(text.kind === 'article' ? beside(own, text.frontMatter.category) : {}),
          },
        }
      })
    return [...pages, ...texts, practiceDraft(reader), navigationDraft(content, byRoute, reader), ...factDrafts(reader)]
  })
}

/** Gatsby’s node for a draft; its id stays the same as long as its type, language and key do. */
export function toGatsbyNode(
  { type, key, fields }: NodeSpec,
  { createNodeId, createContentDigest }: Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>,
  parent?: string,
): NodeInput {
  const id = createNodeId(`${type} ${String(fields.language)} ${key}`)
  return {
    ...fields,
    id,
    parent: parent ?? null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  }
}

function textFields(
  text: LongformEntry,
  content: Content,
  explain: ReturnType<typeof createTermLinker>,
): Record<string, unknown> {
  const { compiled, frontMatter, file } = text
  const common = {
    title: frontMatter.title,
    headings: compiled.headings.map(({ id, text, depth }) => ({ id, text, depth })),
    // As text, which costs little to read where only the rest of the node is wanted: lists, addresses, feeds.
    body: JSON.stringify(addChecklistPaths(explain(toRenderTree(compiled.hast, text.language)), text)),
    pictures: compiled.pictures.map(({ src }) => ({ ...resolvePicture(file, { src }), name: src })),
    sources: frontMatter.sources ?? [],
  }
  if (text.kind === 'document') {
    const { updated: changed, updatedLabel, checked } = text.frontMatter
    return { ...common, changed, updatedLabel, checked }
  }
  const { excerpt, category: topic, date, reviewed, reviewBy } = text.frontMatter
  return {
    ...common,
    slug: text.slug,
    excerpt,
    topic,
    topicName: topicNameOf(text, content),
    date,
    reviewed,
    reviewBy,
    words: compiled.wordCount,
    readTime: estimateReadTime(compiled.wordCount),
  }
}

function topicNameOf(
  { frontMatter, language }: Extract<LongformEntry, { kind: 'article' }>,
  { categories }: Content,
): string {
  return categories.find(({ id }) => id === frontMatter.category)?.name[language] ?? frontMatter.category
}

function practiceDraft(reader: LocalizationContext): NodeSpec {
  const { practice, language } = reader
  const { providers, terms: _, ...published } = localize(practice, reader)
  const labelled = (hours: typeof practice.hours) =>
    hours.map(item => ({ ...item, ...formatHoursLabels(item, language) }))
  return {
    type: 'Practice',
    key: 'practice',
    fields: {
      ...published,
      language,
      closures: (practice.closures ?? []).map(({ label, from, until = from }) => ({
        label: label[language],
        from,
        until,
        daysLabel: formatDateRange(from, until, language),
      })),
      addressProvisional: hasProvisionalPostalAddress(practice),
      hours: labelled(practice.hours),
      supportHours: labelled(practice.supportHours),
      phoneLabel: formatPhone(practice.phone),
      bookingHref: resolveHref('booking', practice, language),
      newsletterEndpoint: providers.newsletterEndpoint,
      analyticsId: providers.analyticsId,
      stockPhotos: providers.stockPhotos,
    },
  }
}

function navigationDraft(
  { navigation }: Content,
  byRoute: Map<string, RoutedPage>,
  reader: LocalizationContext,
): NodeSpec {
  const { language } = reader
  const link = (route: string) => ({ name: byRoute.get(route)?.name ?? route, path: byRoute.get(route)?.path ?? route })
  const group = ({ name, pages }: { name: Record<Language, string>; pages: string[] }) => ({
    name: name[language],
    pages: pages.map(link),
  })
  return {
    type: 'Navigation',
    key: 'navigation',
    fields: {
      language,
      header: navigation.header.map(item => (typeof item === 'string' ? { ...link(item), pages: [] } : group(item))),
      action: localize(navigation.action, reader),
      footer: navigation.footer.map(group),
      legal: navigation.legal.map(link),
      search: byRoute.get(searchRoute)?.path ?? null,
    },
  }
}

function factDrafts(reader: LocalizationContext): NodeSpec[] {
  return Object.entries(reader.facts).map(([key, fact]) => {
    const { value, ...rest } = fact
    const values = typeof value === 'string' ? [] : [value].flat()
    const own = isLawFact(fact)
      ? { kind: 'law', atLeast: false, proved: true }
      : { kind: 'practice', atLeast: fact.atLeast ?? false, dependsOn: Object.keys(fact.dependsOn ?? {}) }
    return {
      type: 'Fact',
      key,
      fields: {
        ...localize(rest, reader),
        ...own,
        key,
        language: reader.language,
        values,
        text: formatFact(fact, reader.language),
      },
    }
  })
}
