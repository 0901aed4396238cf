import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { buildArticleBatchPath, articlesPerBatch } from '../../config/blog'
import { blogRoute } from '../../config/routes'
import { writeFileWithFolders } from '../../content/writeFiles'
import { removeFilesExcept } from './leftovers'

/** Writes the batches of older articles, which the blog page loads on demand, and removes those of earlier builds. */
export async function writeArticleBatches(publicFolder: string, graphql: BuildArgs['graphql']): Promise<void> {
  const batches = new Set<string>()
  for (const { language, sections } of await queryBlogPages(graphql)) {
    const articles = sections.flatMap(section => ('articles' in section ? section.articles : []))
    // Type error if the query below lacks a field of the article card fragment.
    splitArticlesAfterFirstBatch(articles satisfies readonly Queries.ArticleCardFragment[]).forEach(
      ({ batch, part }) => {
        const path = buildArticleBatchPath(language, batch)
        batches.add(path)
        writeFileWithFolders(join(publicFolder, path), JSON.stringify(part))
      },
    )
  }
  removeFilesExcept(publicFolder, 'articles', batches)
}

/** Splits the articles after those in the blog page into batches, numbered from 2. */
export function splitArticlesAfterFirstBatch<T>(articles: readonly T[]): { batch: number; part: T[] }[] {
  const count = Math.ceil(articles.length / articlesPerBatch)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    batch: index + 2,
    part: articles.slice((index + 1) * articlesPerBatch, (index + 2) * articlesPerBatch),
  }))
}

async function queryBlogPages(graphql: BuildArgs['graphql']) {
  // Repeats the fields of the ArticleCard fragment: Gatsby resolves fragments only in pages and components.
  const { data, errors } = await graphql<Queries.ArticlesToBatchQuery>(
    /* GraphQL */ `
      query ArticlesToBatch($route: String!) {
        allPage(filter: { route: { eq: $route } }) {
          nodes {
            language
            sections {
              ... on ArticlesSection {
                articles(limit: 100000) {
                  path
                  slug
                  title
                  excerpt
                  articleCategory
                  articleCategoryName
                  date
                  reviewed
                  readTime
                  cover {
                    ground
                    shapes {
                      role
                      path
                    }
                    labels {
                      x
                      y
                      text
                      role
                      anchor
                    }
                    small {
                      role
                      path
                    }
                  }
                  picture {
                    src
                    original
                    alt
                    name
                    image
                  }
                }
              }
            }
          }
        }
      }
    `,
    { route: blogRoute },
  )
  if (!data) throw new Error(`The list of articles could not be read: ${String(errors)}`)
  return data.allPage.nodes
}
