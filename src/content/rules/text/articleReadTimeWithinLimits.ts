import { estimateReadTime } from '../../language/readTime'
import type { Rule } from '../rule'

/** How long an article takes to read. */
export const readMinutes = { min: 6, max: 14 }

export const articleReadTimeWithinLimits: Rule = {
  requirement: `A finished article takes ${readMinutes.min} to ${readMinutes.max} minutes to read; a draft may be shorter.`,
  level: 'problem',
  check: ({ texts }) =>
    texts
      .filter(
        ({ kind, frontMatter, compiled }) =>
          kind === 'article' && !('draft' in frontMatter && frontMatter.draft) && compiled.readable,
      )
      .flatMap(({ file, compiled: { wordCount } }) => {
        const taken = estimateReadTime(wordCount)
        const message = `takes ${taken} minutes to read (${wordCount} words); an article takes ${readMinutes.min} to ${readMinutes.max}`
        return taken < readMinutes.min || taken > readMinutes.max ? [{ file, message }] : []
      }),
}
