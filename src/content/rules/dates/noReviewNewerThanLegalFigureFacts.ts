import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { isLegalFigureFact } from '../../model'
import type { Rule } from '../rule'

export const noReviewNewerThanLegalFigureFacts: Rule = {
  requirement: 'No article has a review date later than the last check of the legal figure facts that it uses.',
  // A notice: a review of the article need not have included each provision.
  level: 'notice',
  check: ({ texts, facts }) => {
    const legalFigureFacts = Object.entries(facts).filter(([, fact]) => isLegalFigureFact(fact))
    return texts.map(({ kind, file, frontMatter, body }) => {
      if (kind !== 'article') return undefined
      const names = new Set(findPlaceholders(body).map(({ name }) => name))
      const older = legalFigureFacts.filter(([name, { asOf }]) => names.has(name) && asOf < frontMatter.reviewed)
      const [oldest] = older.map(([, { asOf }]) => asOf).sort()
      if (!oldest) return undefined
      const list = older.map(([name]) => name).join(', ')
      return {
        file,
        field: 'reviewed',
        message: `is ${frontMatter.reviewed}, but a figure of the law that the text shows was last read on ${oldest} (${list}); read its provision and set its asOf in content/facts.json, or set reviewed to ${oldest}`,
      }
    })
  },
}
