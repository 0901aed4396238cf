import { languages } from '../../../../config/languages'
import type { Rule } from '../rule'

export const ownTitle: Rule = {
  holds: 'No two pages of a language share a title in search results.',
  level: 'problem',
  check: ({ pages, texts }) => {
    const titles = [
      ...pages.flatMap(({ file, page }) =>
        languages.map(language => ({
          file,
          field: `seo.title.${language}`,
          language,
          title: page.seo.title[language],
        })),
      ),
      ...texts.map(({ file, language, front }) => ({ file, field: 'seo.title', language, title: front.seo.title })),
    ]
    return titles.flatMap(({ file, field, language, title }, index) => {
      const earlier = titles.slice(0, index).find(other => other.language === language && other.title === title)
      return earlier ? [{ file, field, message: `repeats the title of ${earlier.file}; each page needs its own` }] : []
    })
  },
}
