import { blogRoute, searchRoute } from '../../config/routes'
import type { Language } from '../../config/languages'
import type { PageCategory } from '../../config/pageCategories'
import { drawFlow } from '../../shared/figures/drawFlow'
import { drawTimeline } from '../../shared/figures/drawTimeline'
import { buildCanonicalPath } from '../../shared/paths'
import { parseBarShares } from '../../content/figures/parseBarShares'
import { parseSectionFlow, parseSectionTimeline } from '../../content/figures/parseSectionFigures'
import { localizeClock } from '../../content/clock/localizeClock'
import { localize, type Localized, type LocalizationContext } from '../../content/localize'
import type { Section } from '../../content/model'
import type { Content, PageFile } from '../../content/read/readAndCheckContent'
import { buildEstimatorData } from './costEstimator'
import { buildGlossaryLetters } from './glossary'
import { replacePicturesWithData } from '../pictures/pictures'
import { groupBySearchKind } from './searchKinds'
import { buildLinkToPage, type RoutedPage, type RoutedLink } from './routedPages'

interface Surroundings {
  reader: LocalizationContext
  content: Content
  /** Every page of the language, in the order of the menus. */
  all: RoutedPage[]
  related: RoutedLink[]
}

/** A section in one language, with what the build adds to it. */
export type ResolvedSection = ReturnType<typeof completed>

/** The sections of a page in one language, with what the rest of the content adds to them. */
export function resolveSections({ file, route, page }: PageFile, surroundings: Surroundings): ResolvedSection[] {
  const own = buildCanonicalPath(route, surroundings.reader.language)
  return page.sections.map(section =>
    completed(replacePicturesWithData(localize(section, surroundings.reader), file), { ...surroundings, own }, section),
  )
}

function completed(
  section: Localized<Section>,
  { reader, content, all, related, own }: Surroundings & { own: string },
  source: Section,
) {
  const { newsletterEndpoint, stockPhotos } = content.practice.providers
  switch (section.type) {
    case 'advantage':
      return { ...localize(content.advantages[section.variant], reader), ...section }
    case 'bars':
      return { ...section, rows: withMeasures(section.rows, reader.language) }
    case 'flow':
      return { ...section, drawing: drawFlow(parseSectionFlow(section.steps).flow) }
    case 'timeline':
      return { ...section, drawing: drawTimeline(parseSectionTimeline(section.phases, reader.language).timeline) }
    case 'hero':
      return {
        ...section,
        searchPath: section.search ? (all.find(({ route }) => route === searchRoute)?.path ?? null) : null,
      }
    case 'search':
      return { ...section, ...searchList(content, all, reader) }
    case 'related':
      return { ...section, pages: related }
    case 'articles':
      return { ...section, language: reader.language, ...countsOf(content, reader), newsletterEndpoint, stockPhotos }
    case 'costEstimator':
      return {
        ...section,
        language: reader.language,
        estimator: buildEstimatorData(source.type === 'costEstimator' ? source.services : [], content, reader),
      }
    case 'glossary':
      return { ...section, letters: buildGlossaryLetters(content, reader.language, all) }
    case 'clock': {
      if (!content.clock) throw new Error('A page shows the regulatory clock, and there is no content/clock.json.')
      return { ...section, language: reader.language, clock: localizeClock(content.clock, reader) }
    }
    case 'contact':
      return { ...section, language: reader.language }
    case 'contactForm': {
      const { contactForm: frame, contactEndpoint: endpoint } = localize(content.practice.providers, reader)
      return {
        ...section,
        language: reader.language,
        services: servicesOf(section, content, reader),
        frame,
        frameScript: content.practice.providers.contactForm?.script?.[reader.language] ?? null,
        endpoint,
      }
    }
    case 'profile': {
      const { named, ...practice } = section
      const founder = localize(content.practice.founder, reader)
      if (!founder || !named) return { ...practice, founder }
      return { ...practice, intro: { ...practice.intro, title: named.title }, markdown: named.markdown, founder }
    }
    case 'linkGroups':
      return { ...section, groups: filledGroups(section.groups, all, own) }
    default:
      return section
  }
}

// Every bar is as long as the figure beside it says.
function withMeasures(rows: Extract<Localized<Section>, { type: 'bars' }>['rows'], language: Language) {
  const measures = parseBarShares(
    rows.map(({ value }) => value),
    language,
  )
  return rows.map((row, index) => ({ share: 0, ...row, ...measures[index] }))
}

// What a message can be about: a first consultation, the service pages, and the services behind the tabs of one.
function servicesOf(
  { consultation }: Extract<Localized<Section>, { type: 'contactForm' }>,
  { pages }: Content,
  { language }: LocalizationContext,
) {
  const services = pages
    .filter(({ page }) => page.category === 'service')
    .flatMap(({ route, page }) => [
      { id: route.slice(route.lastIndexOf('/') + 1), name: page.name[language] },
      ...page.sections
        .flatMap(section => (section.type === 'tabs' ? section.items : []))
        .map(({ id, name }) => ({ id, name: name[language] })),
    ])
  return [{ id: 'consultation', name: consultation }, ...services]
}

function countsOf({ texts, categories }: Content, { language }: LocalizationContext) {
  const topics = texts.flatMap(text =>
    text.kind === 'article' && text.language === language ? [text.frontMatter.category] : [],
  )
  return {
    total: topics.length,
    topics: categories.map(({ id, name }) => ({
      topic: id,
      name: name[language],
      count: topics.filter(topic => topic === id).length,
    })),
  }
}

function searchList(content: Content, all: RoutedPage[], reader: LocalizationContext) {
  return {
    topics: countsOf(content, reader).topics,
    blog: buildCanonicalPath(blogRoute, reader.language),
    groups: groupBySearchKind(content, all).map(({ kind, pages }) => ({ kind, pages: pages.map(buildLinkToPage) })),
  }
}

type Groups = Extract<Localized<Section>, { type: 'linkGroups' }>['groups']

// Addresses were made the language’s own on the way here: pages are found by them.
function filledGroups(groups: Groups, all: RoutedPage[], own: string) {
  const named = new Set([own, ...groups.flatMap(({ to }) => to)])
  return groups.map(({ title, to, categories = [] }) => {
    const first = to.flatMap(path => all.find(page => page.path === path) ?? [])
    const rest = all.filter(page => listed(page, categories) && !named.has(page.path))
    return { title, pages: [...first, ...rest].map(buildLinkToPage) }
  })
}

function listed({ noindex, category }: RoutedPage, categories: PageCategory[]): boolean {
  return !noindex && categories.includes(category)
}
