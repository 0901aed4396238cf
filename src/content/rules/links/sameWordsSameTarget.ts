import type { Rule } from '../rule'

export const sameWordsSameTarget: Rule = {
  holds: 'In one text, links on the same words lead to the same page.',
  level: 'notice',
  checkMarkdown: ({ compiled: { addresses } }) =>
    addresses.flatMap(({ to, words, line }, index) => {
      const said = words.trim().toLowerCase()
      const earlier = said && addresses.slice(0, index).find(other => other.words.trim().toLowerCase() === said)
      return earlier && earlier.to !== to
        ? [
            {
              line,
              message: `has a link on “${words.trim()}” to “${to}”, and an earlier one to “${earlier.to}”; who hears the links cannot tell them apart`,
            },
          ]
        : []
    }),
}
