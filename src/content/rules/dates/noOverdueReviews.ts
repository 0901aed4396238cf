import type { Rule } from '../rule'

export const noOverdueReviews: Rule = {
  requirement: 'No fact, glossary term or article is past its review date.',
  level: 'notice',
  check: ({ facts, terms, publishedTexts, today }) => [
    ...Object.entries(facts).map(([id, { reviewBy }]) =>
      reviewBy < today
        ? {
            file: 'content/facts.json',
            field: `${id}.reviewBy`,
            message: `was ${reviewBy}; check the fact, then set asOf and reviewBy`,
          }
        : undefined,
    ),
    ...terms.map(({ file, term: { reviewBy } }) =>
      reviewBy < today
        ? { file, field: 'reviewBy', message: `was ${reviewBy}; read the source again, then set asOf and reviewBy` }
        : undefined,
    ),
    ...publishedTexts.map(({ kind, file, frontMatter }) =>
      kind === 'article' && frontMatter.reviewBy < today
        ? {
            file,
            field: 'reviewBy',
            message: `was ${frontMatter.reviewBy}; check the facts of the article, then set reviewed and reviewBy`,
          }
        : undefined,
    ),
  ],
}
