import { getProperty } from '../../../shared/properties'
import { collectNestedStrings } from '../../collectNestedStrings'
import { languageNeutralFields } from '../../model'
import { pairByLanguage } from '../../read/languagePairs'
import type { MdxFile } from '../../read/longform'
import type { ContentFinding, Findings, Rule } from '../rule'

export const sameLanguageNeutralFields: Rule = {
  requirement:
    'Fields that do not depend on the language, such as dates, category and picture, are the same in both files of a text.',
  level: 'problem',
  check: ({ texts, categories, mdxFiles }) => [
    ...findLackingFields(mdxFiles),
    ...pairByLanguage(texts).flatMap(({ first, second }) =>
      languageNeutralFields
        .filter(
          field =>
            getProperty(first.frontMatter, ...field.split('.')) !==
            getProperty(second.frontMatter, ...field.split('.')),
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

// Fields that the schema makes optional, but that both languages must have if one does. Pictures have a rule of their
// own.
function findLackingFields(mdxFiles: MdxFile[]): Findings<ContentFinding> {
  return pairByLanguage(mdxFiles.filter(({ readProblem }) => !readProblem)).flatMap(({ first, second }) =>
    [
      [first, second],
      [second, first],
    ].flatMap(([has, lacks]) => {
      if (!has || !lacks) return []
      const there = new Set(listUpdatedLabelFields(lacks))
      return listUpdatedLabelFields(has)
        .filter(field => !there.has(field))
        .map(field => ({
          file: lacks.file,
          field,
          message: `is missing, and ${has.file} has it; write it in both languages, or in none`,
        }))
    }),
  )
}

function listUpdatedLabelFields({ data }: MdxFile): string[] {
  return collectNestedStrings(data).flatMap(({ field }) => (field === 'updatedLabel' ? [field] : []))
}
