import { stringsOf } from '../../../../lib/strings'
import type { Rule } from '../rule'

export const ownPlaces: Rule = {
  holds: 'No two places of a page have the same id.',
  level: 'problem',
  check: ({ pages }) =>
    pages.flatMap(({ file, page: { sections } }) => {
      const ids = stringsOf(sections).filter(({ key }) => key === 'id')
      return ids
        .filter(({ text }, index) => ids.findIndex(other => other.text === text) !== index)
        .map(({ field, text }) => ({
          file,
          field: `sections${field}`,
          message: `repeats the place “${text}”; each place of a page needs its own name`,
        }))
    }),
}
