import type { Rule } from '../rule'

export const heroFirstAndOnly: Rule = {
  requirement: 'A page begins with a hero, the only one.',
  level: 'problem',
  check: ({ pages }) =>
    pages.flatMap(({ file, page: { sections } }) => {
      const heroes = sections.flatMap((section, index) => (section.type === 'hero' ? [index] : []))
      const message = 'must begin with a section of the type “hero”, the only one of the page'
      return heroes.length === 1 && heroes[0] === 0 ? [] : [{ file, field: 'sections', message }]
    }),
}
