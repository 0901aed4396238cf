import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { buildArticleBatchPath } from '../../src/config/blog'
import { defaultLanguage, languages } from '../../src/config/languages'
import { searchFolder } from '../../src/config/search'
import { buildFeedPath, localizePath, buildHtmlFilePath } from '../../src/shared/paths'

/** Size in bytes, raw and as sent (gzip). */
export interface Weight {
  raw: number
  sent: number
}

/** Sizes of a built site, for English; the other language is built by the same code. */
export interface Measures {
  home: Weight
  blog: Weight
  blogData: Weight
  article: Weight
  articleData: Weight
  sitemapPage: Weight
  /** Scripts that every page loads at start. */
  scripts: Weight
  /** Per language: article paths on the page and in its batch files, in order. */
  listed: string[][]
  /** Sizes of the English batch files. */
  chunks: Weight[]
  feedEntries: number
  sitemapLinks: number
  /** What a search loads before any word: engine, list of index chunks, companion data. */
  search: Weight
}

/** Measures a built site; `article` is the path of an article that exists in every build. */
export function measure(folder: string, article: string): Measures {
  const file = (path: string) => readFileSync(join(folder, path))
  const weight = (path: string): Weight => ({ raw: file(path).length, sent: gzipSync(file(path)).length })
  const sum = (paths: string[]): Weight =>
    paths
      .map(weight)
      .reduce((sum, { raw, sent }) => ({ raw: sum.raw + raw, sent: sum.sent + sent }), { raw: 0, sent: 0 })
  const data = (path: string) => join('page-data', path, 'page-data.json')
  const chunks = languages.map(language => chunkPaths(folder, language))
  return {
    home: weight(buildHtmlFilePath('/')),
    blog: weight(buildHtmlFilePath('/blog')),
    blogData: weight(data('/blog')),
    article: weight(buildHtmlFilePath(article)),
    articleData: weight(data(article)),
    sitemapPage: weight(buildHtmlFilePath('/sitemap')),
    scripts: sum(
      [...String(file(findDeferredLoader(folder))).matchAll(/"(\/[^"]+\.js)"(?!:)/g)].map(([, path = '']) => path),
    ),
    listed: languages.map((language, index) => [
      ...listArticlePaths(JSON.parse(String(file(data(localizePath('/blog', language)))))),
      ...(chunks[index] ?? []).flatMap(path => listArticlePaths(JSON.parse(String(file(path))))),
    ]),
    chunks: (chunks[languages.indexOf(defaultLanguage)] ?? []).map(weight),
    feedEntries: load(file(buildFeedPath(defaultLanguage)), { xml: true })('entry').length,
    sitemapLinks: load(file(buildHtmlFilePath('/sitemap')))('main a[href^="/blog/"]').length,
    search: sum(searchStart(folder)),
  }
}

function searchStart(folder: string): string[] {
  const start = new RegExp(
    `^(?:pagefind\\.js|pagefind-entry\\.json|wasm\\.${defaultLanguage}\\.pagefind|companion\\.${defaultLanguage}\\.json|pagefind\\.${defaultLanguage}_.*\\.pf_meta)$`,
  )
  return readdirSync(join(folder, searchFolder))
    .filter(name => start.test(name))
    .map(name => join(searchFolder, name))
}

function findDeferredLoader(folder: string): string {
  const name = readdirSync(folder).find(name => /^start-[0-9a-f]{20}\.js$/.test(name))
  if (!name) throw new Error(`${folder} has no deferred loader.`)
  return name
}

function chunkPaths(folder: string, language: string): string[] {
  const paths: string[] = []
  while (existsSync(join(folder, buildArticleBatchPath(language, paths.length + 2))))
    paths.push(buildArticleBatchPath(language, paths.length + 2))
  return paths
}

interface Card {
  path: string
}
type Listing = Card[] | { result: { data: { page: { sections: { articles?: Card[] }[] } } } }

function listArticlePaths(listing: Listing): string[] {
  const cards = Array.isArray(listing)
    ? listing
    : listing.result.data.page.sections.flatMap(({ articles = [] }) => articles)
  return cards.map(({ path }) => path)
}
