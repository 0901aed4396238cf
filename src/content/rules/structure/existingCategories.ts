import { languages } from '../../../config/languages'
import { findClosestMatch } from '../../language/didYouMean'
import type { ContentFinding, Rule } from '../rule'

export const existingCategories: Rule = {
  requirement: 'The category of an article is listed in content/categories.json.',
  level: 'problem',
  requiredParts: ['categories'],
  check: ({ categories, texts }) => {
    const known = categories.map(({ id }) => id)
    const unknown = texts.flatMap(text =>
      text.kind === 'article' && !known.includes(text.frontMatter.category)
        ? [{ file: text.file, slug: text.slug, category: text.frontMatter.category }]
        : [],
    )
    return [...new Set(unknown.map(({ category }) => category))].flatMap(category => {
      const articles = unknown.filter(article => article.category === category)
      const slugs = [...new Set(articles.map(({ slug }) => slug))]
      const meant =
        categories.find(({ name }) => Object.values(name).some(isSameName(category)))?.id ??
        findClosestMatch(category, known)
      // If no known category resembles it and every language version uses it, it was removed or renamed; otherwise it
      // was mistyped.
      return !meant && /^[a-z0-9-]+$/.test(category) && articles.length === slugs.length * languages.length
        ? [createRemovedCategoryFinding(category, slugs)]
        : articles.map(({ file }) => ({
            file,
            field: 'category',
            message: `must be one of ${known.map(id => `“${id}”`).join(', ')}${meant ? `; did you mean “${meant}”` : ''}`,
          }))
    })
  },
}

const isSameName = (typed: string) => (name: string) => name.toLowerCase() === typed.toLowerCase()

function createRemovedCategoryFinding(category: string, slugs: string[]): ContentFinding {
  const [are, those] = slugs.length === 1 ? ['is', 'that article'] : ['are', 'those articles']
  const articles = slugs.map(slug => `content/articles/${slug}`).join(', ')
  return {
    file: 'content/categories.json',
    message: `has no category “${category}”, and ${articles} ${are} in it; put it back, or give ${those} another category in both languages`,
    example: `{ "id": "${category}", "name": { "en": "…", "fr": "…" } }`,
  }
}
