import type { Rule } from '../rule'
import { addDays } from '../../../shared/calendarDays'

export const reviewedSincePublished: Rule = {
  requirement: 'A published article was checked on its day or later.',
  level: 'notice',
  check: ({ texts, today }) =>
    texts.flatMap(({ kind, file, frontMatter }) =>
      kind === 'article' &&
      frontMatter.date <= today &&
      frontMatter.reviewed < frontMatter.date &&
      addDays(frontMatter.reviewed, 92) >= frontMatter.date
        ? [
            {
              file,
              field: 'reviewed',
              message: `is ${frontMatter.reviewed}, before the day on which the article was published, ${frontMatter.date}; check its facts again`,
            },
          ]
        : [],
    ),
}
