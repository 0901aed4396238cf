import { createTermElementEntryFinder } from '../../../shared/terms'
import { createTermCounter } from '../../createTermCounter'
import type { CheckInput } from '../../read/checkInput'
import type { Rule } from '../rule'
import { collectTermElements } from './collectTermElements'

export const noUnusedGlossaryTerms: Rule = {
  requirement: 'Every glossary term is used on a page or in a text.',
  level: 'notice',
  requiredParts: ['terms', 'pages', 'texts'],
  check: input => {
    const unused = findUnusedIds(input)
    return input.terms.map(({ file, id, term: { term } }) =>
      unused.has(id)
        ? {
            file,
            field: 'term',
            message: `is “${term.en}”, « ${term.fr} », which no page uses; use it, or remove the file`,
          }
        : undefined,
    )
  },
}

function findUnusedIds({ terms, markdownTexts, visibleTexts }: CheckInput): Set<string> {
  const find = createTermElementEntryFinder(terms)
  const marked = markdownTexts.flatMap(collectTermElements).flatMap(({ used }) => find(used)?.id ?? [])
  const unused = new Set(terms.map(({ id }) => id).filter(id => !marked.includes(id)))
  const all = terms.map(({ term }) => term)
  const counters = { en: createTermCounter(all, 'en'), fr: createTermCounter(all, 'fr') }
  for (const { file, text, language } of visibleTexts) {
    // Usually all are found within the first few texts.
    if (!unused.size) break
    if (!/^content\/(?:pages|articles|documents|advantages)/.test(file)) continue
    for (const index of counters[language](text).keys()) unused.delete(terms[index]?.id ?? '')
  }
  return unused
}
