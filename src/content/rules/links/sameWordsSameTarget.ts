import type { Rule } from '../rule'

export const sameWordsSameTarget: Rule = {
  requirement: 'Links with the same words in one text have the same target.',
  level: 'notice',
  checkMarkdown: ({ analysis: { allLinks } }) =>
    allLinks.map(({ to, linkText, line }, index) => {
      const said = linkText.trim().toLowerCase()
      const earlier = said && allLinks.slice(0, index).find(other => other.linkText.trim().toLowerCase() === said)
      return earlier && earlier.to !== to
        ? {
            line,
            message: `has a link on “${linkText.trim()}” to “${to}”, and an earlier one to “${earlier.to}”; who hears the links cannot tell them apart`,
          }
        : undefined
    }),
}
