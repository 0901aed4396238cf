import { findInvalidFactDependencies } from '../../facts/factDependencies'
import type { Rule } from '../rule'

export const validFactDependencies: Rule = {
  requirement: 'A claim depends only on facts that exist, and not on itself.',
  level: 'problem',
  requiredParts: ['facts'],
  check: ({ facts }) => findInvalidFactDependencies(facts),
}
