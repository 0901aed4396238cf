import { collectNestedStrings } from '../../collectNestedStrings'
import { pairWithEarlier } from '../pairWithEarlier'
import type { Rule } from '../rule'

export const uniqueIdsPerPage: Rule = {
  requirement: 'No id appears twice on a page.',
  level: 'problem',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, value }) => {
      if (!file.startsWith('content/pages/')) return []
      const ids = collectNestedStrings(value).filter(({ key, field }) => key === 'id' && field.startsWith('sections'))
      return pairWithEarlier(ids, ({ text }) => text).map(({ item: { field, text } }) => ({
        file,
        field,
        message: `repeats the place “${text}”; each place of a page needs its own name`,
      }))
    }),
}
