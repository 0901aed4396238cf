import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { articleChunkPath, articlesPerChunk } from '../../config/blog'
import { feedPath, manifestPath } from '../../shared/paths'
import { robotsText, securityText, securityTextPath, webManifest } from './siteFiles'
import type { Redirects } from '../../content/model'
import { hostFiles } from '../hosts'
import { keepOnly } from './leftovers'
import { atomFeed, type FeedSource, type ListedArticle } from './feed'

type Practice = FeedSource['practice'] & { description: string; email: string }

interface Blog {
  language: FeedSource['practice']['language']
  path: string
  name: string
  summary: string
  sections: { articles?: ListedArticle[] }[]
}

/** The finishing step: the host’s rules, what machines read, the older articles. It may be repeated. */
export async function finish(
  publicFolder: string,
  graphql: BuildArgs['graphql'],
  redirects: Redirects = [],
  bundles: string[] = [],
): Promise<void> {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true })
    writeFileSync(join(publicFolder, path), text)
  }
  Object.entries(hostFiles(redirects, bundles)).forEach(([file, text]) => write(file, text))
  const { practices, blogs } = await readBlogs(graphql)
  const [practice] = practices
  if (practice) {
    write('robots.txt', robotsText(practice.website))
    write(securityTextPath, securityText(practice, new Date().toISOString().slice(0, 10)))
  }
  practices.forEach(practice =>
    write(manifestPath(practice.language), JSON.stringify(webManifest(practice, practice.language))),
  )
  const chunks = new Set<string>()
  for (const { language, path, name, summary, sections } of blogs) {
    const articles = sections.flatMap(section => section.articles ?? [])
    const practice = practices.find(practice => practice.language === language)
    if (practice) write(feedPath(language), atomFeed({ practice, blog: { title: name, summary, path }, articles }))
    olderChunks(articles).forEach(({ chunk, part }) => {
      chunks.add(articleChunkPath(language, chunk))
      write(articleChunkPath(language, chunk), JSON.stringify(part))
    })
  }
  keepOnly(publicFolder, 'articles', chunks)
}

/** The articles that do not come with the page, in files of as many: the second chunk and those after it. */
export function olderChunks<T>(articles: T[]): { chunk: number; part: T[] }[] {
  const count = Math.ceil(articles.length / articlesPerChunk)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    chunk: index + 2,
    part: articles.slice((index + 1) * articlesPerChunk, (index + 2) * articlesPerChunk),
  }))
}

async function readBlogs(graphql: BuildArgs['graphql']): Promise<{ practices: Practice[]; blogs: Blog[] }> {
  // The fields of a card (site/components/ui/ArticleCard) and of a feed.
  const { data, errors } = await graphql<{
    allPractice: { nodes: Practice[] }
    allPage: { nodes: Blog[] }
  }>(`
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
                topic
                topicName
                date
                reviewed
                readTime
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
  return { practices: data.allPractice.nodes, blogs: data.allPage.nodes }
}
