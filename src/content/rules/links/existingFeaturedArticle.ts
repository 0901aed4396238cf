import type { Rule } from '../rule'

export const existingFeaturedArticle: Rule = {
  requirement: 'The article that leads a list exists and is published.',
  level: 'problem',
  requiredParts: ['texts'],
  check: ({ pages, texts, unpublished }) =>
    pages.flatMap(({ file, page }) =>
      page.sections.flatMap((section, index) => {
        if (section.type !== 'articles') return []
        const isFeatured = ({ kind, slug }: (typeof texts)[number]) => kind === 'article' && slug === section.featured
        const waiting = unpublished.find(isFeatured)
        if (!waiting && texts.some(isFeatured)) return []
        const reason = waiting
          ? `is left out of the build: it ${waiting.reason}`
          : 'has no folder under content/articles'
        return [
          {
            file,
            field: `sections[${index}].featured`,
            message: `names the article “${section.featured}”, which ${reason}`,
          },
        ]
      }),
    ),
}
