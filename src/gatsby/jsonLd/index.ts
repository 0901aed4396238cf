import type { Graph } from 'schema-dts'
import type { PageHeadInput } from '../nodes/pageHeadInput'
import { createJsonLdIds } from './ids'
import { buildArticle, buildPrimaryImage, buildBreadcrumbList, buildWebPage } from './page'
import { buildFounder, buildLegalService } from './office'
import { buildLogo, buildOrganization, buildWebSite } from './practice'
import { buildFaqPageFromAccordions } from './faqPage'
import { buildService } from './service'
import { buildDefinedTermSet } from './definedTermSet'

/**
 * Builds the structured data of a page as one graph whose nodes are linked by `@id`. It contains nothing that the page
 * does not show.
 */
export function buildJsonLd(input: PageHeadInput): Graph {
  const ids = createJsonLdIds(input)
  const articles = input.article ? [buildArticle(input, input.article)] : []
  const [offered, asked, defined] = [buildService(input), buildFaqPageFromAccordions(input), buildDefinedTermSet(input)]
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
      ...buildLegalService(input),
      ...buildFounder(input),
      buildWebSite(input),
      buildWebPage(input, main),
      ...buildPrimaryImage(input),
      ...buildBreadcrumbList(input),
      ...articles,
      ...offered,
      ...asked,
      ...defined,
    ],
  }
}
