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
      const line = second.analysis.allLinks.find(({ to }) => to.startsWith(other))?.line
      return {
        file: second.file,
        field: second.field,
        line: line && !second.field ? line + second.linesBefore : undefined,
        message: `leads to “${other}” where ${first.field ?? first.file} leads to “${missing}”; both languages lead to the same pages`,
      }
    }),
}
