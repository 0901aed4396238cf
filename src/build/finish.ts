import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minifySync } from '@swc/core'
import type { BuildArgs } from 'gatsby'
import { earlyAnswers } from '../app/earlyAnswers'
import { watchPictures } from '../app/pictures'
import { start } from '../app/start'
import { articleChunkPath, articlesPerChunk } from '../config/blog'
import { lazyMargin, untilNear } from '../config/images'
import { defaultLanguage, languageKey, languages } from '../config/languages'
import { feedPath, manifestPath } from '../lib/paths'
import { themeKey, themes } from '../lib/theme'
import { robotsText, securityText, securityTextPath, webManifest } from '../lib/siteFiles'
import type { Redirects } from '../model'
import { hostFiles } from './hosts'
import { keepOnly } from './leftovers'
import { atomFeed, type FeedSource, type ListedArticle } from './feed'

/** Gatsby’s own piece of HTML with the scripts of every page, as one file that it writes once a build. */
const scriptsSlice = '_gatsby/slices/_gatsby-scripts-1.html'

type Practice = FeedSource['practice'] & { description: string; email: string }

interface Blog {
  language: FeedSource['practice']['language']
  path: string
  name: string
  summary: string
  sections: { articles?: ListedArticle[] }[]
}

/** The finishing step: /start.js, the host’s rules, what machines read, the older articles. It may be repeated. */
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
  const starter = starterOf(
    readFileSync(join(publicFolder, scriptsSlice), 'utf8'),
    readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8'),
  )
  write('start.js', minifySync(starter, { compress: true, mangle: { toplevel: true } }).code)
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
  // The fields of a card (components/ui/ArticleCard) and of a feed.
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

/** /start.js for a slice and webpack’s account of its scripts: the start of a page, with what it loads and sets on `window`. */
export function starterOf(slice: string, stats: string): string {
  const scripts = [...slice.matchAll(/<script[^>]*\ssrc="([^"]+)"(?![^>]*nomodule)[^>]*>/gi)].map(([, src = '']) => src)
  const values = [...slice.matchAll(/window\.(___\w+)=("(?:[^"\\]|\\.)*"|\{.*?\})(?=;)/g)].map(
    ([, name = '', value = 'null']) => [name, JSON.parse(value)] as const,
  )
  if (!scripts.length || !values.length) {
    throw new Error(`${scriptsSlice} has no scripts or no values for them; has Gatsby changed how it starts a page?`)
  }
  const runtime = JSON.stringify({
    scripts,
    // Gatsby writes its list of scripts as a text, in which it then finds none.
    globals: { ...Object.fromEntries(values), ___chunkMapping: {} },
    chunks: chunkScripts(stats),
    afterPaint: 2000,
  })
  const names = JSON.stringify({ themeKey, themes, languageKey, languages, defaultLanguage })
  const pictures = JSON.stringify({ margin: lazyMargin, media: untilNear.media })
  return [
    `(${watchPictures.toString()})(${pictures});`,
    `(${start.toString()})(${runtime},(${earlyAnswers.toString()})(${names}));`,
    '',
  ].join('\n')
}

function chunkScripts(stats: string): Record<string, string[]> {
  const { namedChunkGroups } = JSON.parse(stats) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>
  }
  return Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => /^component---|^words-|^toasts$/.test(name))
      .map(([name, { assets }]) => [name, assets.flatMap(({ name }) => (name.endsWith('.js') ? `/${name}` : []))]),
  )
}
