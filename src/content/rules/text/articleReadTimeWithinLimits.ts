import { estimateReadMinutesFromWordCount } from '../../language/readTime'
import type { Rule } from '../rule'

const readMinutes = { min: 6, max: 14 }

export const articleReadTimeWithinLimits: Rule = {
  requirement: `A finished article takes ${readMinutes.min} to ${readMinutes.max} minutes to read; a draft may be shorter.`,
  level: 'notice',
  check: ({ texts }) =>
    texts
      .filter(
        ({ kind, frontMatter, analysis }) =>
          kind === 'article' &&
          !('draft' in frontMatter && frontMatter.draft) &&
          analysis.readable &&
          analysis.wordCount > 0,
      )
      .map(({ file, analysis: { wordCount } }) => {
        const taken = estimateReadMinutesFromWordCount(wordCount)
        const advice =
          taken < readMinutes.min
            ? 'say more, or let it wait as a draft'
            : 'see what could be shorter, or be an article of its own'
        const message = `takes ${taken} ${taken === 1 ? 'minute' : 'minutes'} to read (${wordCount} words), where articles take ${readMinutes.min} to ${readMinutes.max}; ${advice}`
        return taken < readMinutes.min || taken > readMinutes.max ? { file, message } : undefined
      }),
}
