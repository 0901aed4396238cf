import { findInvalidDependencies } from '../../facts/staleFacts'
import type { Rule } from '../rule'

export const existingDependencies: Rule = {
  holds: 'A claim depends on facts that exist, and not on itself.',
  level: 'problem',
  needs: ['facts'],
  check: ({ facts }) => findInvalidDependencies(facts),
}
