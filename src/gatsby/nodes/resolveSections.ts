import { chooseClosingPanelKind } from '../../config/closingPanelKinds'
import { blogRoute, searchRoute, sitemapPageRoute } from '../../config/routes'
import type { Language } from '../../config/languages'
import { buildDecisionFlowRenderTree } from '../../shared/figures/buildDecisionFlowRenderTree'
import { buildTimelineRenderTree } from '../../shared/figures/buildTimelineRenderTree'
import { formatDollars } from '../../shared/numbers'
import { findPlaceholders } from '../../shared/placeholderSyntax'
import { buildPagePath } from '../../shared/paths'
import { parseRelativeBarLengths } from '../../content/figures/relativeBarLengths'
import { buildSectionDecisionFlow } from '../../content/figures/decisionFlow'
import { buildDurationScale } from '../../content/figures/durationScale'
import { parseTimelineByDurations } from '../../content/figures/parseTimeline'
import { buildPlanSubjectId, getServiceIdOfPage, listServiceSubjects } from '../../content/contactSubjects'
import { buildConsultationLink } from '../../content/links'
import { localizeRegulatoryClock } from '../../content/regulatoryClock/localizeRegulatoryClock'
import {
  resolveLocalizedContent,
  type Localized,
  type LocalizationContext,
} from '../../content/resolveLocalizedContent'
import type { Section } from '../../content/model'
import type { Content, PageFile } from '../../content/read/readContent'
import { buildEstimatorData } from './costEstimator'
import { buildGlossaryByLetter, listMostUsedTerms } from './glossary'
import { replacePictureFieldsWithStoredPictures } from '../pictures/pictures'
import { buildCoverDrawingFromSpec, replaceSectionCoversWithDrawings } from './coverDrawing'
import { fillHeaderCover } from './headerCover'
import { fillLinkGroups } from './linkGroups'
import { groupIndexablePagesBySearchKind } from './searchKinds'
import { buildRoutedPagePreview, type RoutedPage, type RoutedPagePreview } from './routedPages'

/** What sections need of the rest of the content, in one language. */
export interface Surroundings {
  reader: LocalizationContext
  content: Content
  /** Every page of the language, in menu order. */
  all: RoutedPage[]
  related: RoutedPagePreview[]
  /** The newest articles of the language. */
  newest: RoutedPagePreview[]
}

/** The page of a section. */
type SectionPage = Pick<PageFile, 'route' | 'page'>

/** A section in one language, with the data that the build adds. */
export type ResolvedSection = ReturnType<typeof completeSection>

/**
 * Resolves the sections of a page in one language with data from the rest of the content; a section of related pages is
 * dropped if there are none.
 */
export function resolveSections({ file, route, page }: PageFile, surroundings: Surroundings): ResolvedSection[] {
  const reader = { ...surroundings.reader, service: getServiceIdOfPage(route, page) }
  const own = buildPagePath(route, reader.language)
  return page.sections
    .map(section =>
      completeSection(
        replaceSectionCoversWithDrawings(
          fillHeaderCover(
            replacePictureFieldsWithStoredPictures(resolveLocalizedContent(section, reader), file),
            page,
            surroundings,
            own,
          ),
          reader,
          route,
        ),
        { ...surroundings, reader, own, sectionPage: { route, page } },
        section,
      ),
    )
    .filter(section => section.type !== 'related' || section.pages.length > 0)
}

/** The kind of a page’s closing panel, and for a service its cover, drawn on the dark panel. */
function buildPageEnding({ route, page: { category, cover } }: SectionPage, reader: LocalizationContext) {
  const kind = chooseClosingPanelKind(category)
  const isDrawn = kind === 'service' && cover
  return {
    kind,
    cover: isDrawn
      ? buildCoverDrawingFromSpec(resolveLocalizedContent({ ...cover, ground: 'pine' as const }, reader), reader, route)
      : null,
  }
}

/** All sections of questions, if there are several and this is the first; null otherwise. */
function listQuestionTopics({ page }: SectionPage, source: Section, reader: LocalizationContext) {
  const sections = page.sections.filter(section => section.type === 'accordion')
  if (sections.length < 2 || source !== sections[0]) return null
  return sections.flatMap(({ id, intro, items }) => {
    const { eyebrow, title } = resolveLocalizedContent(intro, reader)
    return id ? [{ id, name: eyebrow ?? title, count: items.length }] : []
  })
}

function completeSection(
  section: Localized<Section>,
  { reader, content, all, related, newest, own, sectionPage }: Surroundings & { own: string; sectionPage: SectionPage },
  source: Section,
) {
  const { newsletterEndpoint, stockPhotos } = content.practice.providers
  switch (section.type) {
    case 'accordion':
      return { ...section, topics: listQuestionTopics(sectionPage, source, reader) }
    case 'advantage':
      return { ...resolveLocalizedContent(content.advantages[section.variant], reader), ...section }
    case 'bars':
      return { ...section, rows: addBarLengths(section.rows, reader.language) }
    case 'cards':
      return {
        ...section,
        drawing: section.scale ? buildTimelineRenderTree(buildDurationScale(section.items, reader.language)) : null,
      }
    case 'callToAction':
      return { ...section, ...buildPageEnding(sectionPage, reader) }
    case 'flow':
      return {
        ...section,
        drawing: buildDecisionFlowRenderTree(buildSectionDecisionFlow(section), `${section.id ?? 'flow'}-question`),
      }
    case 'timeline':
      return {
        ...section,
        drawing: buildTimelineRenderTree(parseTimelineByDurations(section.phases, reader.language).timeline),
      }
    case 'hero':
      return {
        ...section,
        searchPath: section.search ? (all.find(({ route }) => route === searchRoute)?.path ?? null) : null,
        searchKind: all.some(({ route, kind }) => route === sectionPage.route && kind === 'question')
          ? 'question'
          : null,
      }
    case 'plans':
      return {
        ...section,
        items: addOwnBooking(
          section.items,
          source.type === 'plans' ? source.items : [],
          reader,
          buildPlanSubjectId,
        ).map((plan, index) => ({ ...plan, perHour: computePricePerHour(plan, source, index, reader) })),
      }
    case 'tabs':
      return source.type === 'tabs' && reader.service
        ? { ...section, items: addOwnBooking(section.items, source.items, reader, (_, id) => id) }
        : section
    case 'search':
      return { ...section, ...buildSearchList(content, all, reader), newest }
    case 'related':
      return { ...section, pages: section.newest ? newest : related }
    case 'articles':
      return {
        ...section,
        language: reader.language,
        ...countArticlesByCategory(content, reader),
        newsletterEndpoint,
        stockPhotos,
      }
    case 'costEstimator':
      return {
        ...section,
        language: reader.language,
        estimator: buildEstimatorData(source.type === 'costEstimator' ? source.services : [], content, reader),
      }
    case 'glossary':
      return { ...section, letters: buildGlossaryByLetter(content, reader.language, all) }
    case 'clock': {
      if (!content.clock) throw new Error('A page shows the regulatory clock, and there is no content/clock.json.')
      return { ...section, language: reader.language, clock: localizeRegulatoryClock(content.clock, reader) }
    }
    case 'contact':
      return { ...section, language: reader.language }
    case 'contactForm': {
      const { contactForm: frame, contactEndpoint: endpoint } = resolveLocalizedContent(
        content.practice.providers,
        reader,
      )
      return {
        ...section,
        services: buildServiceChoices(section, content, reader),
        asksForTimes: !content.practice.providers.booking,
        frame,
        frameScript: content.practice.providers.contactForm?.script?.[reader.language] ?? null,
        endpoint,
      }
    }
    case 'profile': {
      const { named, ...practice } = section
      const founder = replacePictureFieldsWithStoredPictures(
        resolveLocalizedContent(content.practice.founder, reader),
        'content/practice.json',
      )
      if (!founder || !named) return { ...practice, founder }
      return { ...practice, intro: { ...practice.intro, title: named.title }, markdown: named.markdown, founder }
    }
    case 'linkGroups':
      return {
        ...section,
        groups: fillLinkGroups(section.groups, { all, content, reader }, own),
      }
    default:
      return section
  }
}

// The monthly price divided by the hours, if the line about hours names exactly one fact.
function computePricePerHour(
  { price }: Extract<Localized<Section>, { type: 'plans' }>['items'][number],
  source: Section,
  index: number,
  { facts, language }: LocalizationContext,
): { price: string; isRounded: boolean } | undefined {
  const line = source.type === 'plans' ? source.items[index]?.hours?.[language] : undefined
  const [named, ...others] = findPlaceholders(line ?? '')
  const hours = named && !others.length ? facts[named.name]?.value : undefined
  if (typeof hours !== 'number' || price.per !== 'month') return undefined
  const exact = price.lowest / hours
  const rounded = Math.round(exact)
  return { price: formatDollars(rounded, language), isRounded: rounded !== exact }
}

// Bar lengths are computed from the figures beside them.
function addBarLengths(rows: Extract<Localized<Section>, { type: 'bars' }>['rows'], language: Language) {
  const measures = parseRelativeBarLengths(
    rows.map(({ value }) => value),
    language,
  )
  return rows.map((row, index) => ({ share: 0, ...row, ...measures[index] }))
}

// The choices of the contact form’s subject field: a first consultation, a service, or one of its plans.
function buildServiceChoices(
  { consultation }: Extract<Localized<Section>, { type: 'contactForm' }>,
  { pages }: Content,
  { language }: LocalizationContext,
) {
  const services = listServiceSubjects(pages).map(({ id, name }) => ({ id, name: name[language] }))
  return [{ id: 'consultation', name: consultation }, ...services]
}

// Adds the plan or service to the booking link of its button.
function addOwnBooking<Item extends { id: string; action: { to: string } }>(
  items: Item[],
  source: readonly { action: { to: string } }[],
  { practice, language, service }: LocalizationContext,
  buildId: (service: string, item: string) => string,
): Item[] {
  return items.map((item, index) => {
    if (!service || source[index]?.action.to !== 'booking') return item
    const { to } = buildConsultationLink(practice, language, buildId(service, item.id))
    return { ...item, action: { ...item.action, to } }
  })
}

function countArticlesByCategory({ texts, categories }: Content, { language }: LocalizationContext) {
  const categoriesOfArticles = texts.flatMap(text =>
    text.kind === 'article' && text.language === language ? [text.frontMatter.category] : [],
  )
  return {
    total: categoriesOfArticles.length,
    categories: categories.map(({ id, name }) => ({
      id,
      name: name[language],
      count: categoriesOfArticles.filter(category => category === id).length,
    })),
  }
}

function buildSearchList(content: Content, all: RoutedPage[], reader: LocalizationContext) {
  return {
    categories: countArticlesByCategory(content, reader).categories,
    blog: buildPagePath(blogRoute, reader.language),
    groups: groupIndexablePagesBySearchKind(all).map(({ kind, pages }) => ({
      kind,
      pages: pages.map(buildRoutedPagePreview),
    })),
    sitemap: buildPagePath(sitemapPageRoute, reader.language),
    terms: listMostUsedTerms(content, reader.language, all),
  }
}
