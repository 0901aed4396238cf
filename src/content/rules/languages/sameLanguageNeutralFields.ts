import { getProperty } from '../../../shared/properties'
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
        .filter(
          field =>
            getProperty(first.frontMatter, ...field.split('.')) !==
            getProperty(second.frontMatter, ...field.split('.')),
        )
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
