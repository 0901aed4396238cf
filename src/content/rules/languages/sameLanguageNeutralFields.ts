import { languageNeutralFields } from '../../model'
import { pairByLanguage } from '../../read/languagePairs'
import type { Rule } from '../rule'

export const sameLanguageNeutralFields: Rule = {
  requirement:
    'What does not depend on the language is the same in both files of a text: its days, its subject, its picture.',
  level: 'problem',
  check: ({ texts, categories }) =>
    pairByLanguage(texts).flatMap(({ first, second }) =>
      languageNeutralFields
        .filter(field => valueAt(first.frontMatter, field) !== valueAt(second.frontMatter, field))
        // A category that does not exist is named already.
        .filter(
          field =>
            field !== 'category' ||
            [first, second].every(
              ({ kind, frontMatter }) =>
                kind === 'document' || categories.some(({ id }) => id === frontMatter.category),
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
