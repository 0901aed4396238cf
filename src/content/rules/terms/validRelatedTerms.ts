import { formatDidYouMeanHint } from '../../language/didYouMean'
import type { Rule } from '../rule'

export const validRelatedTerms: Rule = {
  requirement: 'The related terms of a glossary term exist and are listed once.',
  level: 'problem',
  requiredParts: ['terms'],
  check: ({ terms }) => {
    const ids = terms.map(({ id }) => id)
    return terms.flatMap(({ file, id, term: { related = [] } }) =>
      related.map((other, index) => {
        const field = `related[${index}]`
        if (other === id) return { file, field, message: 'is the term itself; name another, or take it out' }
        if (related.indexOf(other) < index) return { file, field, message: `names “${other}” again; once is enough` }
        return ids.includes(other)
          ? undefined
          : {
              file,
              field,
              message: `names “${other}”, but there is no content/terms/${other}.json${formatDidYouMeanHint(other, ids)}`,
              example: ids.find(known => known !== id),
            }
      }),
    )
  },
}
