import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { resolveOtherLanguageFile } from '../../read/languagePairs'
import type { Rule } from '../rule'

export const filesInBothLanguages: Rule = {
  requirement: 'Every article and document exists in both languages.',
  level: 'problem',
  check: ({ root, mdxFiles }) =>
    mdxFiles.map(({ file, language }) => {
      const twin = resolveOtherLanguageFile(file, language)
      return existsSync(join(root, twin))
        ? undefined
        : { file: twin, message: `is missing; ${file} needs its version in the other language` }
    }),
}
