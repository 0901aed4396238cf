import type { Rule } from '../rule'
import { findTextPairsWithEqualLinkCounts } from './findTextPairsWithEqualLinkCounts'

export const sameLinkOrder: Rule = {
  requirement: 'The links of a text are in the same order in both languages.',
  level: 'notice',
  check: input =>
    findTextPairsWithEqualLinkCounts(input).map(({ first, second, targets }) => {
      const same = [...targets.first].sort().join() === [...targets.second].sort().join()
      const index = targets.second.findIndex((to, index) => to !== targets.first[index])
      return same && index >= 0
        ? {
            file: second.file,
            field: second.field,
            message: `leads to “${targets.second[index]}” where ${first.field ?? first.file} leads to “${targets.first[index]}”: the same pages in another order`,
          }
        : undefined
    }),
}
