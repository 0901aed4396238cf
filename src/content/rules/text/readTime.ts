import { estimateReadTime } from '../../language/readTime'
import type { Rule } from '../rule'

const minutes = { min: 6, max: 14 }

export const readTime: Rule = {
  holds: `A finished article takes ${minutes.min} to ${minutes.max} minutes to read; a draft may be shorter.`,
  level: 'problem',
  check: ({ texts }) =>
    texts
      .filter(
        ({ kind, front, compiled }) => kind === 'article' && !('draft' in front && front.draft) && compiled.readable,
      )
      .flatMap(({ file, compiled: { words } }) => {
        const taken = estimateReadTime(words)
        const message = `takes ${taken} minutes to read (${words} words); an article takes ${minutes.min} to ${minutes.max}`
        return taken < minutes.min || taken > minutes.max ? [{ file, message }] : []
      }),
}
