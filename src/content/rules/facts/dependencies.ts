import { dependencyProblems } from '../../facts/dependentFacts'
import type { Rule } from '../rule'

export const dependencies: Rule = {
  holds: 'A claim depends on facts that exist, and not on itself.',
  level: 'problem',
  needs: ['facts'],
  check: ({ facts }) => dependencyProblems(facts),
}
