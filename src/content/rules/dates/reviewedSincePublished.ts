import type { Rule } from '../rule'
import { addDays } from '../../../shared/calendarDays'
import { maxDaysReviewedBeforePublication } from './datesInOrder'

export const reviewedSincePublished: Rule = {
  requirement: 'A published article has been reviewed on or after its publication date.',
  level: 'notice',
  check: ({ texts, today }) =>
    texts.map(({ kind, file, frontMatter }) =>
      kind === 'article' &&
      frontMatter.date <= today &&
      frontMatter.reviewed < frontMatter.date &&
      // A still earlier review is a problem, which datesInOrder reports.
      addDays(frontMatter.reviewed, maxDaysReviewedBeforePublication) >= frontMatter.date
        ? {
            file,
            field: 'reviewed',
            message: `is ${frontMatter.reviewed}, before the day on which the article was published, ${frontMatter.date}; check its facts again`,
          }
        : undefined,
    ),
}
