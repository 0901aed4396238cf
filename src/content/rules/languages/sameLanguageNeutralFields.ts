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
    'Fields that do not depend on the language, such as dates, category and picture, are the same in both files of a text.',
  level: 'problem',
  check: ({ texts, categories, mdxFiles }) => [
    ...findLackingLabels(mdxFiles),
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

// The schema makes this field optional, but both languages have it or neither.
function findLackingLabels(mdxFiles: MdxFile[]): Findings<ContentFinding> {
  return pairByLanguage(mdxFiles.filter(({ readProblem }) => !readProblem)).map(({ first, second }) => {
    const [has, lacks] = hasUpdatedLabel(first) ? [first, second] : [second, first]
    return hasUpdatedLabel(has) && !hasUpdatedLabel(lacks)
      ? {
          file: lacks.file,
          field: 'updatedLabel',
          message: `is missing, and ${has.file} has it; write it in both languages, or in none`,
        }
      : undefined
  })
}

function hasUpdatedLabel({ data }: MdxFile): boolean {
  return typeof getProperty(data, 'updatedLabel') === 'string'
}
