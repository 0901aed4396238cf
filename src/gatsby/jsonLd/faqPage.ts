import type { FAQPage } from 'schema-dts'
import { languageDetails } from '../../config/languages'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds, createIdReference } from './ids'
import { serializeRenderTreeToPlainText } from './plainText'

/** All questions of the page’s accordions as one FAQPage; undefined without an accordion. */
export function buildFaqPage(input: PageHeadInput): FAQPage | undefined {
  const ids = buildPageJsonLdIds(input)
  const items = filterSectionsByType(input, 'accordion').flatMap(({ items }) => items)
  if (!items.length) return undefined
  return {
    '@type': 'FAQPage',
    '@id': ids.questions,
    url: ids.url,
    name: input.page.title,
    inLanguage: languageDetails[input.page.language].html,
    isPartOf: createIdReference(ids.page),
    mainEntity: items.map(({ id, question, markdown }) => ({
      '@type': 'Question',
      '@id': ids.part('question', id),
      name: question,
      url: `${ids.url}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: serializeRenderTreeToPlainText(markdown) },
    })),
  }
}
