import { languages } from '../../../config/languages'
import { fillPlaceholdersAndDownloadNotes } from '../../facts/placeholders'
import { findBarValueProblems } from '../../figures/relativeBarLengths'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

export const comparableBarValues: Rule = {
  requirement: 'Every bar of a chart has a number, and all bars of a section have the same unit.',
  level: 'problem',
  requiredParts: ['facts', 'practice'],
  check: input =>
    findSectionsOfType(input.pages, 'bars').flatMap(({ file, field, section }) =>
      languages.flatMap(language =>
        findBarValueProblems(
          section.rows.map(({ value }) => fillPlaceholdersAndDownloadNotes(value[language], input, language)),
          language,
        ).map(({ row, message }) => ({ file, field: `${field}.rows[${row - 1}].value.${language}`, message })),
      ),
    ),
}
