import type { Thing } from 'schema-dts'
import type { PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds } from './ids'
import { buildArticle, buildBreadcrumbList, buildPrimaryImage, buildWebPage } from './page'
import { buildFounder } from './founder'
import { buildLogo, buildOrganization, buildWebSite, type PracticeJsonLd } from './practice'
import { buildFaqPage } from './faqPage'
import { buildService } from './service'
import { buildDefinedTermSet } from './definedTermSet'

interface Graph {
  '@context': 'https://schema.org'
  '@graph': (Thing | PracticeJsonLd)[]
}

/**
 * Builds the structured data of a page as one graph whose nodes are linked by `@id`. It states nothing that visitors of
 * the site cannot see, except how many words an article has.
 */
export function buildJsonLd(input: PageHeadInput): Graph {
  const ids = buildPageJsonLdIds(input)
  const article = buildArticle(input)
  const service = buildService(input)
  const questions = buildFaqPage(input)
  const terms = buildDefinedTermSet(input)
  const mainEntity =
    (article && ids.article) ?? (service && ids.service) ?? (questions && ids.questions) ?? (terms && ids.terms)
  const nodes = [
    buildOrganization(input),
    buildLogo(input),
    buildFounder(input),
    buildWebSite(input),
    buildWebPage(input, mainEntity),
    buildPrimaryImage(input),
    buildBreadcrumbList(input),
    article,
    service,
    questions,
    terms,
  ]
  return { '@context': 'https://schema.org', '@graph': nodes.filter(node => node !== undefined) }
}
