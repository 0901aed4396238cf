import type { Rule } from '../rule'

export const uniquePaths: Rule = {
  requirement: 'No two pages of a language have the same path.',
  level: 'problem',
  check: ({ pages, texts }) => {
    const entries = [
      ...pages.map(({ file, route }) => ({ file, key: route })),
      ...texts.map(({ file, route, language }) => ({ file, key: route, language })),
    ]
    return entries.map((entry, index) => {
      const earlier = entries
        .slice(0, index)
        .find(({ key, ...other }) => key === entry.key && haveSameLanguage(other, entry))
      return earlier
        ? {
            file: entry.file,
            message: `has the address ${entry.key}, which ${earlier.file} already has; one page per address`,
          }
        : undefined
    })
  },
}

function haveSameLanguage(a: object, b: object): boolean {
  return !('language' in a) || !('language' in b) || a.language === b.language
}
