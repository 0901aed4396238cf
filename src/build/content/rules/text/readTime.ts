import { readTimeOf } from '../../../../lib/readTime'
import type { Rule } from '../rule'

const minutes = { min: 6, max: 14 }

export const readTime: Rule = {
  holds: `An article takes ${minutes.min} to ${minutes.max} minutes to read.`,
  level: 'problem',
  check: ({ texts }) =>
    texts
      .filter(({ kind, compiled }) => kind === 'article' && compiled.readable)
      .flatMap(({ file, compiled: { words } }) => {
        const taken = readTimeOf(words)
        const message = `takes ${taken} minutes to read (${words} words); an article takes ${minutes.min} to ${minutes.max}`
        return taken < minutes.min || taken > minutes.max ? [{ file, message }] : []
      }),
}
