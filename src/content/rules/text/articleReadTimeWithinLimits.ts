import { estimateReadTime } from '../../language/readTime'
import type { Rule } from '../rule'

const minutes = { min: 6, max: 14 }

export const articleReadTimeWithinLimits: Rule = {
  requirement: `A finished article takes ${minutes.min} to ${minutes.max} minutes to read; a draft may be shorter.`,
  level: 'problem',
  check: ({ texts }) =>
    texts
      .filter(
        ({ kind, frontMatter, compiled }) =>
          kind === 'article' && !('draft' in frontMatter && frontMatter.draft) && compiled.readable,
      )
      .flatMap(({ file, compiled: { wordCount } }) => {
        const taken = estimateReadTime(wordCount)
        const message = `takes ${taken} minutes to read (${wordCount} words); an article takes ${minutes.min} to ${minutes.max}`
        return taken < minutes.min || taken > minutes.max ? [{ file, message }] : []
      }),
}
