import { languages } from '../../../config/languages'
import { pairWithEarlier } from '../pairWithEarlier'
import type { Rule } from '../rule'

export const uniquePaths: Rule = {
  requirement: 'No two pages of a language have the same path.',
  level: 'problem',
  check: ({ pages, texts }) => {
    const entries = [
      ...pages.flatMap(({ file, route }) => languages.map(language => ({ file, route, language }))),
      ...texts.map(({ file, route, language }) => ({ file, route, language })),
    ]
    return pairWithEarlier(entries, ({ route, language }) => `${language} ${route}`).map(({ item, earlier }) => ({
      file: item.file,
      message: `has the address ${item.route}, which ${earlier.file} already has; one page per address`,
    }))
  },
}
