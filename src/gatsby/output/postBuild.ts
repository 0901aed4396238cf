import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { buildArticleBatchPath, articlesPerBatchFile } from '../../config/blog'
import { buildFeedPath, buildWebManifestPath } from '../../shared/paths'
import { generateRobotsText, generateSecurityText, securityTextPath, buildWebManifest } from './siteFiles'
import type { Redirects } from '../../content/model'
import { writeFileWithFolders } from '../../content/writeFiles'
import { todayInMontreal } from '../../content/read/publication'
import { generateHostFileTextsByName } from '../hosts'
import { generateRegulatoryClockExampleCalendars } from './regulatoryClockExampleCalendars'
import { removeFilesExcept } from './leftovers'
import { generateAtomFeed, maxFeedEntries } from './feed'

/**
 * Post-build step: host rules, feeds and other machine-readable files, article batches. `getArticleHtml` returns the full
 * HTML of an article for the feeds. Idempotent.
 */
export async function writePostBuildFiles(
  publicFolder: string,
  graphql: BuildArgs['graphql'],
  redirects: Redirects,
  bundles: string[],
  getArticleHtml: (path: string) => string | undefined,
): Promise<void> {
  const write = (path: string, text: string) => writeFileWithFolders(join(publicFolder, path), text)
  Object.entries(generateHostFileTextsByName(redirects, bundles)).forEach(([file, text]) => write(file, text))
  const { allPractice, allPage } = await readBlogs(graphql)
  const practices = allPractice.nodes
  const [practice] = practices
  if (practice) {
    write('robots.txt', generateRobotsText(practice.website))
    write(securityTextPath, generateSecurityText(practice, todayInMontreal()))
  }
  practices.forEach(practice =>
    write(buildWebManifestPath(practice.language), JSON.stringify(buildWebManifest(practice, practice.language))),
  )
  const batches = new Set<string>()
  for (const { language, path, name, summary, sections } of allPage.nodes) {
    const articles = sections.flatMap(section => ('articles' in section ? section.articles : []))
    const practice = practices.find(practice => practice.language === language)
    if (practice) {
      const whole = articles.map((article, index) =>
        index < maxFeedEntries ? { ...article, text: getArticleHtml(article.path) } : article,
      )
      write(
        buildFeedPath(language),
        generateAtomFeed({ practice, blogPage: { title: name, summary, path }, articles: whole }),
      )
    }
    // Type error if the query below lacks a field of the article card fragment.
    batchOlderArticles(articles satisfies readonly Queries.ArticleCardFragment[]).forEach(({ batch, part }) => {
      batches.add(buildArticleBatchPath(language, batch))
      write(buildArticleBatchPath(language, batch), JSON.stringify(part))
    })
  }
  removeFilesExcept(publicFolder, 'articles', batches)
  const website = practice?.website ?? ''
  for (const { path, text } of await generateRegulatoryClockExampleCalendars(graphql, website)) write(path, text)
}

/** Splits the articles after the first page into batches, numbered from 2. */
export function batchOlderArticles<T>(articles: readonly T[]): { batch: number; part: T[] }[] {
  const count = Math.ceil(articles.length / articlesPerBatchFile)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    batch: index + 2,
    part: articles.slice((index + 1) * articlesPerBatchFile, (index + 2) * articlesPerBatchFile),
  }))
}

async function readBlogs(graphql: BuildArgs['graphql']): Promise<Queries.BlogsToFinishQuery> {
  // Repeats the fields of the ArticleCard fragment and of a feed: Gatsby resolves fragments only in pages and
  // components.
  const { data, errors } = await graphql<Queries.BlogsToFinishQuery>(/* GraphQL */ `
    query BlogsToFinish {
      allPractice {
        nodes {
          language
          name
          description
          website
          email
        }
      }
      allPage(filter: { route: { eq: "/blog" } }) {
        nodes {
          language
          path
          name
          summary
          sections {
            ... on ArticlesSection {
              articles(limit: 100000) {
                path
                slug
                language
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
  `)
  if (!data) throw new Error(`The list of articles could not be read: ${String(errors)}`)
  return data
}
