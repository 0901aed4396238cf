import { didYouMean } from '../../language/didYouMean'
import { createTermFinder } from '../../../shared/terms'
import type { Finding, Rule } from '../rule'
import { collectMarkedTerms } from './collectMarkedTerms'

export const existingTermEntries: Rule = {
  requirement: 'A term that a text marks as one has its entry in the glossary.',
  level: 'notice',
  requiredParts: ['terms'],
  check: ({ terms, markdownTexts }) => {
    const find = createTermFinder(terms)
    const ids = terms.map(({ id }) => id)
    return markdownTexts.flatMap(text =>
      collectMarkedTerms(text).flatMap(({ line, used }): Finding[] => {
        if (find(used)) return []
        const place = { file: text.file, field: text.field, line }
        return used.entry
          ? [
              {
                ...place,
                level: 'problem',
                message: `names the entry “${used.entry}”, but there is no content/terms/${used.entry}.json${didYouMean(used.entry, ids)}`,
              },
            ]
          : [
              {
                ...place,
                message: `marks “${used.words}” as a term, and the glossary has no entry of that name; add one to content/terms, or name one: <Term entry="…">`,
              },
            ]
      }),
    )
  },
}
