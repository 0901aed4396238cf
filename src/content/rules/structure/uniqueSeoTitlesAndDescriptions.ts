import { languages } from '../../../config/languages'
import { pairWithEarlier } from '../pairWithEarlier'
import type { Rule } from '../rule'

export const uniqueSeoTitlesAndDescriptions: Rule = {
  requirement: 'No two pages of a language have the same title or description for search results.',
  level: 'problem',
  check: ({ pages, texts }) =>
    (['title', 'description'] as const).flatMap(name => {
      const titles = [
        ...pages.flatMap(({ file, page }) =>
          languages.map(language => ({
            file,
            field: `seo.${name}.${language}`,
            language,
            title: page.seo[name][language],
          })),
        ),
        ...texts.map(({ file, language, frontMatter }) => ({
          file,
          field: `seo.${name}`,
          language,
          title: frontMatter.seo[name],
        })),
      ]
      return pairWithEarlier(titles, ({ language, title }) => `${language} ${title}`).map(({ item, earlier }) => ({
        file: item.file,
        field: item.field,
        ...(name === 'description' && { level: 'notice' as const }),
        message: `has the same ${name} as ${earlier.file}; each page needs its own, so reword the newer of the two`,
      }))
    }),
}
