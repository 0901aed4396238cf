import type { Rule } from '../rule'

export const uniquePaths: Rule = {
  requirement: 'No two pages of a language have the same path.',
  level: 'problem',
  check: ({ pages, texts }) => {
    const owners = [
      ...pages.map(({ file, route }) => ({ file, key: route })),
      ...texts.map(({ file, route, language }) => ({ file, key: route, language })),
    ]
    return owners.map((owner, index) => {
      const earlier = owners
        .slice(0, index)
        .find(({ key, ...other }) => key === owner.key && haveSameLanguage(other, owner))
      return earlier
        ? {
            file: owner.file,
            message: `has the address ${owner.key}, which ${earlier.file} already has; one page per address`,
          }
        : undefined
    })
  },
}

function haveSameLanguage(a: object, b: object): boolean {
  return !('language' in a) || !('language' in b) || a.language === b.language
}
