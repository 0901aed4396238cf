import type { Rule } from '../rule'
import { addDays } from './collectDates'

export const reviewedSincePublished: Rule = {
  holds: 'A published article was checked on its day or later.',
  level: 'notice',
  check: ({ texts, today }) =>
    texts.flatMap(({ kind, file, front }) =>
      kind === 'article' &&
      front.date <= today &&
      front.reviewed < front.date &&
      addDays(front.reviewed, 92) >= front.date
        ? [
            {
              file,
              field: 'reviewed',
              message: `is ${front.reviewed}, before the day on which the article was published, ${front.date}; check its facts again`,
            },
          ]
        : [],
    ),
}
