import { languages } from '../../../config/languages'
import { stripQueryAndHash } from '../../../shared/paths'
import type { ContentFinding, Rule } from '../rule'

const file = 'content/navigation.json'

export const uniqueMenuPagesAndColumnNames: Rule = {
  requirement: 'A menu lists each page once, without links to sections, and no two columns have the same name.',
  level: 'problem',
  requiredParts: ['navigation'],
  check: ({ navigation: { header, footer, legal } }) => {
    const menus = [
      header.flatMap((item, index) =>
        typeof item === 'string'
          ? [{ to: item, field: `header[${index}]` }]
          : item.pages.map((to, page) => ({ to, field: `header[${index}].pages[${page}]` })),
      ),
      footer.flatMap(({ pages }, index) => pages.map((to, page) => ({ to, field: `footer[${index}].pages[${page}]` }))),
      legal.map((to, index) => ({ to, field: `legal[${index}]` })),
    ]
    const columns = footer.flatMap(({ name }, index) =>
      languages.flatMap((language): ContentFinding[] =>
        footer.slice(0, index).some(other => other.name[language] === name[language])
          ? [
              {
                file,
                field: `footer[${index}].name.${language}`,
                message: `names a second column “${name[language]}”; each says what stands under it`,
              },
            ]
          : [],
      ),
    )
    const repeated = menus.flatMap(menu =>
      menu.flatMap(({ to, field }, index): ContentFinding[] => {
        const earlier = menu.slice(0, index).find(other => stripQueryAndHash(other.to) === stripQueryAndHash(to))
        if (/[?#]/.test(to))
          return [
            {
              file,
              field,
              message: `names “${to}”; a menu names pages, not places on them`,
              example: stripQueryAndHash(to),
            },
          ]
        return earlier
          ? [{ file, field, message: `names “${to}” a second time; it stands in ${earlier.field} already` }]
          : []
      }),
    )
    return [...columns, ...repeated]
  },
}
