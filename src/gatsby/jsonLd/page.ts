import type { Article, BreadcrumbList, ImageObject, WebPage } from 'schema-dts'
import { languageDetails } from '../../config/languages'
import { socialImageSize } from '../../config/site'
import { buildAbsoluteUrl } from '../../shared/paths'
import { formatSocialImageAlt, buildSocialImagePath } from '../social/socialImage'
import type { PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds, createIdReference } from './ids'

/** The page itself, linked to its site, breadcrumb, picture and main entity. */
export function buildWebPage(input: PageHeadInput, mainEntity?: string): WebPage {
  const { page } = input
  const ids = buildPageJsonLdIds(input)
  return {
    '@type': 'WebPage',
    '@id': ids.page,
    url: ids.url,
    name: page.seo.title,
    description: page.seo.description,
    inLanguage: languageDetails[page.language].html,
    dateModified: page.updated,
    isPartOf: createIdReference(ids.site),
    about: createIdReference(ids.organization),
    ...(input.article ? { datePublished: input.article.date } : {}),
    ...(hasBreadcrumb(input) ? { breadcrumb: createIdReference(ids.breadcrumb) } : {}),
    ...(hasPicture(input) ? { primaryImageOfPage: createIdReference(ids.picture) } : {}),
    ...(mainEntity ? { mainEntity: createIdReference(mainEntity) } : {}),
  }
}

/** The social image of the page; undefined for a noindex page. */
export function buildPrimaryImage(input: PageHeadInput): ImageObject | undefined {
  if (!hasPicture(input)) return undefined
  const { page, practice } = input
  const url = buildAbsoluteUrl(practice.website, buildSocialImagePath(page.path))
  return {
    '@type': 'ImageObject',
    '@id': buildPageJsonLdIds(input).picture,
    url,
    contentUrl: url,
    width: `${socialImageSize.width} px`,
    height: `${socialImageSize.height} px`,
    caption: formatSocialImageAlt(page.title, practice.name),
  }
}

/**
 * The breadcrumb of the page without items that have no page: search engines require a URL for every item but the last.
 */
export function buildBreadcrumbList(input: PageHeadInput): BreadcrumbList | undefined {
  if (!hasBreadcrumb(input)) return undefined
  const { page, practice } = input
  const items = page.breadcrumb.filter(({ path }, index) => path || index === page.breadcrumb.length - 1)
  return {
    '@type': 'BreadcrumbList',
    '@id': buildPageJsonLdIds(input).breadcrumb,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: buildAbsoluteUrl(practice.website, path) } : {}),
    })),
  }
}

/** A blog article, with the practice as its author; undefined on other pages. */
export function buildArticle(input: PageHeadInput): Article | undefined {
  const { page, article } = input
  if (!article) return undefined
  const { date, categoryName, wordCount } = article
  const ids = buildPageJsonLdIds(input)
  return {
    '@type': 'Article',
    '@id': ids.article,
    headline: page.title,
    description: page.summary,
    articleSection: categoryName,
    author: createIdReference(ids.organization),
    publisher: createIdReference(ids.organization),
    datePublished: date,
    dateModified: page.updated,
    url: ids.url,
    image: createIdReference(ids.picture),
    inLanguage: languageDetails[page.language].html,
    wordCount,
    isPartOf: createIdReference(ids.page),
    mainEntityOfPage: createIdReference(ids.page),
  }
}

function hasBreadcrumb({ page }: PageHeadInput): boolean {
  return page.breadcrumb.length > 1
}

function hasPicture({ page }: PageHeadInput): boolean {
  return !page.noindex
}
