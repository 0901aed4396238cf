import { findInvalidDependencies } from '../../facts/staleFacts'
import type { Rule } from '../rule'

export const existingDependencies: Rule = {
  requirement: 'A claim depends on facts that exist, and not on itself.',
  level: 'problem',
  requiredParts: ['facts'],
  check: ({ facts }) => findInvalidDependencies(facts),
}
