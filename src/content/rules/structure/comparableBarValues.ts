import { languages } from '../../../config/languages'
import { fillPlaceholders } from '../../facts/placeholders'
import { findIncomparableBarValues } from '../../figures/relativeBarLengths'
import type { Rule } from '../rule'

export const comparableBarValues: Rule = {
  requirement: 'Every bar of a section has a figure to be as long as, and all of one section are of the same kind.',
  level: 'problem',
  requiredParts: ['facts', 'practice'],
  check: input =>
    input.pages.flatMap(({ file, page: { sections } }) =>
      sections.flatMap((section, index) =>
        section.type === 'bars'
          ? languages.flatMap(language =>
              findIncomparableBarValues(
                section.rows.map(({ value }) => fillPlaceholders(value[language], input, language)),
                language,
              ).map(({ row, message }) => ({
                file,
                field: `sections[${index}].rows[${row - 1}].value.${language}`,
                message,
              })),
            )
          : [],
      ),
    ),
}
