import type { Rule } from '../rule'

export const oneHeroFirstContactFormSecond: Rule = {
  requirement: 'A page starts with its only hero; a contact form, if any, follows directly after it.',
  level: 'problem',
  check: ({ pages }) =>
    pages.flatMap(({ file, page: { sections } }) => {
      const heroes = sections.flatMap((section, index) => (section.type === 'hero' ? [index] : []))
      const message = 'must begin with a section of the type “hero”, the only one of the page'
      const form = sections.findIndex(({ type }) => type === 'contactForm')
      return [
        heroes.length === 1 && heroes[0] === 0 ? undefined : { file, field: 'sections', message },
        form > 1
          ? {
              file,
              field: `sections[${form}]`,
              message: 'must be the second section of the page: a contact form stands in the opening of its page',
            }
          : undefined,
      ]
    }),
}
