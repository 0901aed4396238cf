import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { buildArticleBatchPath, articlesPerBatch } from '../../config/blog'
import { defaultLanguage, languages } from '../../config/languages'
import { blogRoute } from '../../config/routes'
import { buildFeedPath, buildWebManifestPath } from '../../shared/paths'
import { generateRobotsText, generateSecurityText, securityTextPath, buildWebManifest } from './siteFiles'
import type { Redirects } from '../../content/model'
import { writeFileWithFolders } from '../../content/writeFiles'
import { todayInMontreal } from '../../content/read/publication'
import { generateHostFileTextsByName } from '../hosts'
import { getPracticeNodeFields, listArticlesNewestFirst, type NodeSpec } from '../nodes/nodeSpecs'
import { generateRegulatoryClockExampleCalendars } from './regulatoryClockExampleCalendars'
import { removeFilesExcept } from './leftovers'
import { generateAtomFeed, maxFeedEntries } from './feed'

/**
 * Writes host rules, robots.txt, security.txt, web app manifests, feeds, batches of older articles and example
 * calendars to public/. `getArticleHtml` returns the full HTML of an article for the feeds. Idempotent.
 */
export async function writeSiteFilesAndFeeds(
  publicFolder: string,
  graphql: BuildArgs['graphql'],
  { nodeSpecs, redirects }: { nodeSpecs: NodeSpec[]; redirects: Redirects },
  bundles: string[],
  getArticleHtml: (path: string) => string | undefined,
): Promise<void> {
  const write = (path: string, text: string) => writeFileWithFolders(join(publicFolder, path), text)
  Object.entries(generateHostFileTextsByName(redirects, bundles)).forEach(([file, text]) => write(file, text))
  const own = getPracticeNodeFields(nodeSpecs, defaultLanguage)
  write('robots.txt', generateRobotsText(own.website))
  write(securityTextPath, generateSecurityText(own, todayInMontreal()))
  const pages = nodeSpecs.filter(spec => spec.type === 'Page')
  for (const language of languages) {
    const practice = getPracticeNodeFields(nodeSpecs, language)
    write(buildWebManifestPath(language), JSON.stringify(buildWebManifest(practice, language)))
    const blogPage = pages.find(({ fields }) => fields.route === blogRoute && fields.language === language)?.fields
    const articles = listArticlesNewestFirst(nodeSpecs, language)
      .slice(0, maxFeedEntries)
      .map(article => ({ ...article, text: getArticleHtml(article.path) }))
    if (blogPage) write(buildFeedPath(language), generateAtomFeed({ practice, blogPage, articles }))
  }
  const batches = new Set<string>()
  for (const { language, sections } of await queryBlogPages(graphql)) {
    const articles = sections.flatMap(section => ('articles' in section ? section.articles : []))
    // Type error if the query below lacks a field of the article card fragment.
    batchOlderArticles(articles satisfies readonly Queries.ArticleCardFragment[]).forEach(({ batch, part }) => {
      batches.add(buildArticleBatchPath(language, batch))
      write(buildArticleBatchPath(language, batch), JSON.stringify(part))
    })
  }
  removeFilesExcept(publicFolder, 'articles', batches)
  generateRegulatoryClockExampleCalendars(nodeSpecs, own.website).forEach(({ path, text }) => write(path, text))
}

/** Splits the articles after those in the blog page into batches, numbered from 2. */
export function batchOlderArticles<T>(articles: readonly T[]): { batch: number; part: T[] }[] {
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
