import { isDeepStrictEqual } from 'node:util'
import { getProperty } from '../../../shared/properties'
import { pairByLanguage } from '../../read/languagePairs'
import type { MdxFile } from '../../read/longform'
import type { ContentFinding, Findings, Rule } from '../rule'

const languageNeutralFields = [
  'draft',
  'category',
  'date',
  'reviewed',
  'reviewBy',
  'updated',
  'checked',
  'route',
  'picture.src',
  'cover.drawing',
  'cover.ground',
  'cover.figures',
  'cover.labels',
  'cover.marked',
] as const

export const sameLanguageNeutralFields: Rule = {
  requirement:
    'Fields that do not depend on the language, such as dates, category and picture, are the same in both files of a text; “updatedLabel”, “reading” and the alternative text of the picture are in both or in neither.',
  level: 'problem',
  check: ({ texts, categories, mdxFiles }) => [
    ...findLackingTexts(mdxFiles),
    ...pairByLanguage(texts).flatMap(({ first, second }) =>
      languageNeutralFields
        .filter(
          field =>
            !isDeepStrictEqual(
              getProperty(first.frontMatter, ...field.split('.')),
              getProperty(second.frontMatter, ...field.split('.')),
            ),
        )
        // Unknown categories are reported by existingCategories.
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
  ],
}

// The schema makes these fields optional, but both languages have them or neither.
function findLackingTexts(mdxFiles: MdxFile[]): Findings<ContentFinding> {
  return pairByLanguage(mdxFiles.filter(({ readProblem }) => !readProblem)).flatMap(({ first, second }) =>
    ['updatedLabel', 'reading', 'picture.alt'].map(field => {
      const has = ({ data }: MdxFile) => typeof getProperty(data, ...field.split('.')) === 'string'
      if (has(first) === has(second)) return undefined
      const [worded, wordless] = has(first) ? [first, second] : [second, first]
      return {
        file: wordless.file,
        field,
        message: `is missing, and ${worded.file} has it; write it in both languages, or in none`,
      }
    }),
  )
}
