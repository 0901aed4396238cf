import { languageNeutralFields } from '../../model'
import { pairByLanguage } from '../../read/languagePairs'
import type { Rule } from '../rule'

export const sameNeutralFields: Rule = {
  holds:
    'What does not depend on the language is the same in both files of a text: its days, its subject, its picture.',
  level: 'problem',
  check: ({ texts, categories }) =>
    pairByLanguage(texts).flatMap(({ first, second }) =>
      languageNeutralFields
        .filter(field => valueAt(first.front, field) !== valueAt(second.front, field))
        // A category that does not exist is named already.
        .filter(
          field =>
            field !== 'category' ||
            [first, second].every(
              ({ kind, front }) => kind === 'document' || categories.some(({ id }) => id === front.category),
            ),
        )
        .map(field => ({
          file: second.file,
          field,
          message: `differs from ${first.file}; it is the same in both languages`,
        })),
    ),
}

function valueAt(value: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      value,
    )
}
