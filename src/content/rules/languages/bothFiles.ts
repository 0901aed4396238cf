import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { otherLanguageFile } from '../../read/languagePairs'
import type { Rule } from '../rule'

export const bothFiles: Rule = {
  requirement: 'Every article and document stands in both languages.',
  level: 'problem',
  check: ({ root, mdxFiles }) =>
    mdxFiles.flatMap(({ file, language }) => {
      const twin = otherLanguageFile(file, language)
      return existsSync(join(root, twin))
        ? []
        : [{ file: twin, message: `is missing; ${file} needs its version in the other language` }]
    }),
}
