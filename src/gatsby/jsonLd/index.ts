import type { Graph } from 'schema-dts'
import type { PageHeadInput } from '../nodes/pageHeadInput'
import { createJsonLdIds } from './ids'
import { buildArticle, buildPrimaryImages, buildBreadcrumbLists, buildWebPage } from './page'
import { buildFounders } from './founder'
import { buildLegalServices } from './office'
import { buildLogo, buildOrganization, buildWebSite } from './practice'
import { buildFaqPages } from './faqPage'
import { buildPageServices } from './service'
import { buildPageDefinedTermSets } from './definedTermSet'

/**
 * Builds the structured data of a page as one graph whose nodes are linked by `@id`. It contains nothing that the page
 * does not show.
 */
export function buildJsonLd(input: PageHeadInput): Graph {
  const ids = createJsonLdIds(input)
  const articles = input.article ? [buildArticle(input, input.article)] : []
  const [offered, asked, defined] = [buildPageServices(input), buildFaqPages(input), buildPageDefinedTermSets(input)]
  const [main] = [
    ...articles.map(() => ids.article),
    ...offered.map(() => ids.service),
    ...asked.map(() => ids.questions),
    ...defined.map(() => ids.terms),
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      buildOrganization(input),
      buildLogo(input),
      ...buildLegalServices(input),
      ...buildFounders(input),
      buildWebSite(input),
      buildWebPage(input, main),
      ...buildPrimaryImages(input),
      ...buildBreadcrumbLists(input),
      ...articles,
      ...offered,
      ...asked,
      ...defined,
    ],
  }
}
