import { languages } from '../../../config/languages'
import { pairWithEarlier } from '../pairWithEarlier'
import type { Rule } from '../rule'

const file = 'content/categories.json'

export const uniqueCategoryIdsAndNames: Rule = {
  requirement: 'Every category of articles has a unique id and unique names.',
  level: 'problem',
  requiredParts: ['categories'],
  check: ({ categories }) => {
    const values = categories.flatMap(({ id, name }, index) => [
      { field: `[${index}].id`, what: 'id', text: id },
      ...languages.map(language => ({ field: `[${index}].name.${language}`, what: language, text: name[language] })),
    ])
    return pairWithEarlier(values, ({ what, text }) => `${what} ${text}`).map(({ item: { field, text } }) => ({
      file,
      field,
      message: `repeats “${text}”, which another category has; each needs its own`,
    }))
  },
}
