import { findFactsWithChangedDependencies } from '../../facts/factDependencies'
import type { Rule } from '../rule'

export const noFactsWithChangedDependencies: Rule = {
  requirement: 'A claim is reviewed again when a fact on which it depends changes.',
  level: 'notice',
  requiredParts: ['facts'],
  check: ({ facts }) =>
    findFactsWithChangedDependencies(facts).map(({ id, reason }) => ({
      file: 'content/facts.json',
      field: id,
      message: reason,
    })),
}
