import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

export const existingFeaturedArticle: Rule = {
  requirement: 'The featured article of a list exists and is published.',
  level: 'problem',
  requiredParts: ['texts'],
  check: ({ pages, texts, unpublished }) =>
    findSectionsOfType(pages, 'articles').map(({ file, field, section: { featured } }) => {
      const isFeatured = ({ kind, slug }: (typeof texts)[number]) => kind === 'article' && slug === featured
      const waiting = unpublished.find(isFeatured)
      if (!waiting && texts.some(isFeatured)) return undefined
      const reason = waiting ? `is left out of the build: it ${waiting.reason}` : 'has no folder under content/articles'
      return { file, field: `${field}.featured`, message: `names the article “${featured}”, which ${reason}` }
    }),
}
