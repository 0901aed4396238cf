import { stripQueryAndHash } from '../../../shared/paths'
import { getFileLine } from '../../read/markdownTexts'
import { subtractMultiset } from '../../subtractMultiset'
import type { Rule } from '../rule'
import { findTextPairsWithEqualLinkCounts } from './findTextPairsWithEqualLinkCounts'

export const sameLinkTargetsInBothLanguages: Rule = {
  requirement: 'The links of a text have the same targets in both languages.',
  level: 'problem',
  check: input =>
    findTextPairsWithEqualLinkCounts(input).map(({ first, second, targets }) => {
      // Links to pages that do not exist are reported by another rule.
      const exists = (to: string) => [...input.pages, ...input.texts].some(({ route }) => route === to)
      const missing = subtractMultiset(targets.first, targets.second).find(exists)
      const other = subtractMultiset(targets.second, targets.first).find(exists)
      if (!missing || !other) return undefined
      const line = second.analysis.allLinks.find(({ to }) => stripQueryAndHash(to) === other)?.line
      return {
        file: second.file,
        field: second.field,
        line: getFileLine(second, line),
        message: `leads to “${other}” where ${first.field ?? first.file} leads to “${missing}”; both languages lead to the same pages`,
      }
    }),
}
