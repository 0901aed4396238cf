import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { buildArticleBatchPath } from '../../../config/blog'
import { languages } from '../../../config/languages'
import { getProperty } from '../../../shared/properties'
import { buildAbsoluteUrl, buildFeedPath } from '../../../shared/paths'
import type { RoutedPageNodeSpecWithDigest } from '../../nodes/pageDigests'
import { maxFeedEntries } from '../feed'
import { splitArticlesAfterFirstBatch } from '../articleBatches'
import { listExpectedPageFiles, type ExpectedPageFiles } from './expectedFiles'

/**
 * Compares the build output with the content. Returns a sentence for each file, sitemap entry, feed entry or batched
 * article that is missing, out of date or not in the content.
 */
export function compareOutputWithContent(
  folder: string,
  pages: RoutedPageNodeSpecWithDigest[],
  website: string,
): string[] {
  return [
    ...listExpectedPageFiles(pages).flatMap(page => checkPage(folder, page)),
    ...checkSitemap(folder, pages, website),
    ...checkFeeds(folder, pages, website),
    ...checkArticleBatches(folder, pages),
  ]
}

function checkPage(folder: string, { path, html, data, markdown, digest }: ExpectedPageFiles): string[] {
  const read = [
    [html, /\sdata-digest="(\w+)"/.exec(readFileStart(folder, html) ?? '')?.[1]],
    [data, readPageDataDigest(readTextFile(folder, data))],
  ] as const
  const lacking = markdown && !existsSync(join(folder, markdown)) ? [`public/${markdown} is missing.`] : []
  const wrong = read.flatMap(([file, found]) => {
    if (found === digest) return []
    const fault = existsSync(join(folder, file)) ? 'does not show the content as it is now' : 'is missing'
    return [`public/${file}, of the page ${path}, ${fault}.`]
  })
  return [...wrong, ...lacking]
}

function checkSitemap(folder: string, pages: RoutedPageNodeSpecWithDigest[], website: string): string[] {
  const files = parseLocations(readTextFile(folder, 'sitemap-index.xml')).map(({ url }) =>
    new URL(url).pathname.slice(1),
  )
  const found = files
    .flatMap(file => parseLocations(readTextFile(folder, file)))
    .map(({ url, day }) => `${url} of ${day}`)
  const expected = pages
    .filter(({ fields }) => !fields.noindex)
    .map(({ fields }) => `${buildAbsoluteUrl(website, fields.path)} of ${fields.updated}`)
  return findDifferences(found, expected).map(line => `The sitemap ${line}.`)
}

function checkFeeds(folder: string, pages: RoutedPageNodeSpecWithDigest[], website: string): string[] {
  return languages.flatMap(language => {
    const articles = filterArticles(pages, language)
    const text = readTextFile(folder, buildFeedPath(language).slice(1)) ?? ''
    const found = [...text.matchAll(/<entry>.*?<id>(.*?)<\/id>.*?<updated>(.{10}).*?<\/entry>/gs)].map(
      ([, id = '', day = '']) => `${id} of ${day}`,
    )
    const expected = articles.map(({ fields }) => `${buildAbsoluteUrl(website, fields.path)} of ${fields.updated}`)
    // A feed holds only the newest articles; this check does not need to know which.
    const isFull = found.length >= Math.min(maxFeedEntries, expected.length)
    return findDifferences(found, expected)
      .filter(line => !isFull || line.startsWith('names'))
      .map(line => `public${buildFeedPath(language)} ${line}.`)
  })
}

const batchSchema = z.array(z.object({ path: z.string(), title: z.string(), excerpt: z.string() }))

function checkArticleBatches(folder: string, pages: RoutedPageNodeSpecWithDigest[]): string[] {
  return languages.flatMap(language => {
    const articles = filterArticles(pages, language)
    const known = new Map(articles.map(({ fields }) => [fields.path, fields]))
    return splitArticlesAfterFirstBatch(articles).flatMap(({ batch }) => {
      const file = buildArticleBatchPath(language, batch).slice(1)
      const listed = batchSchema.parse(JSON.parse(readTextFile(folder, file) ?? '[]'))
      const old = listed.filter(
        ({ path, title, excerpt }) => known.get(path)?.title !== title || known.get(path)?.excerpt !== excerpt,
      )
      if (!listed.length) return [`public/${file} is missing.`]
      return old.map(({ path }) => `public/${file} does not show the article ${path} as it is now.`)
    })
  })
}

function filterArticles(pages: RoutedPageNodeSpecWithDigest[], language: string) {
  return pages.flatMap(page => (page.type === 'Article' && page.fields.language === language ? [page] : []))
}

function findDifferences(found: string[], expected: string[]): string[] {
  const [there, wanted] = [new Set(found), new Set(expected)]
  return [
    ...expected.filter(item => !there.has(item)).map(item => `lacks ${item}`),
    ...found.filter(item => !wanted.has(item)).map(item => `names ${item}, which is not in the content`),
  ]
}

function parseLocations(xml = ''): { url: string; day: string }[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:\s*<lastmod>(.{10}))?/g)].map(([, url = '', day = '']) => ({ url, day }))
}

function readPageDataDigest(data: string | undefined): string | undefined {
  const digest = getProperty(JSON.parse(data ?? '{}'), 'result', 'pageContext', 'digest')
  return typeof digest === 'string' ? digest : undefined
}

function readTextFile(folder: string, file: string): string | undefined {
  return existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
}

// The digest is in the first tag, so there is no need to read whole pages of a hundred kilobytes.
function readFileStart(folder: string, file: string): string | undefined {
  if (!existsSync(join(folder, file))) return undefined
  const bytes = Buffer.alloc(1024)
  const descriptor = openSync(join(folder, file), 'r')
  const length = readSync(descriptor, bytes)
  closeSync(descriptor)
  return bytes.toString('utf8', 0, length)
}
