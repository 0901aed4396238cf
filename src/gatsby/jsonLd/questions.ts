import type { FAQPage } from 'schema-dts'
import { languageTags } from '../../config/languages'
import { sectionsOfType, type DescribedPage } from '../nodes/described'
import { idsOf, ref } from './ids'
import { plainText } from './plainText'

/** The questions that the page answers, all of its accordions together; none without an accordion. */
export function questions(input: DescribedPage): FAQPage[] {
  const ids = idsOf(input)
  const items = sectionsOfType(input, 'accordion').flatMap(({ items }) => items)
  if (!items.length) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': ids.questions,
      url: ids.url,
      name: input.page.title,
      inLanguage: languageTags[input.page.language].html,
      isPartOf: ref(ids.page),
      mainEntity: items.map(({ id, question, markdown }) => ({
        '@type': 'Question',
        '@id': ids.part('question', id),
        name: question,
        url: `${ids.url}#${id}`,
        acceptedAnswer: { '@type': 'Answer', text: plainText(markdown) },
      })),
    },
  ]
}
