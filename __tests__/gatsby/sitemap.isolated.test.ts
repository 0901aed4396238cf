import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onPostBuild } from 'gatsby-plugin-sitemap/gatsby-node'
import { sitemapOptions } from '../../src/config/sitemap'
import { generateRobotsText } from '../../src/gatsby/output/siteFiles'
import { createTestFolder } from '../helpers/folders'

const siteUrl = 'https://www.example.com'
/** One more URL than a sitemap may contain (sitemaps.org); the slug is as long as real ones get. */
const count = 50_001
const slug = 'a-long-address-of-an-article-about-clinical-trial-agreements-in-canada'
const nodes = Array.from({ length: count }, (_, index) => {
  const path = `/blog/${slug}-${index}`
  const alternates = ['en', 'fr', 'x-default'].map(hreflang => ({
    hreflang,
    path: hreflang === 'fr' ? `/fr${path}` : path,
  }))
  return { path, updated: '2026-11-20', alternates }
})

const folder = createTestFolder()
const read = (name: string) => readFileSync(join(folder, 'public', name), 'utf8')
const listed = (name: string) => [...read(name).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

beforeAll(async () => {
  // The plugin writes into public/ under the working directory.
  const before = process.cwd()
  process.chdir(folder)
  const graphql = async () => ({ data: { site: { siteMetadata: { siteUrl } }, allRouted: { nodes } } })
  const api = { graphql, reporter: { verbose: () => undefined, panic: fail }, basePath: '', pathPrefix: '' }
  await onPostBuild(api, { ...sitemapOptions, filterPages: () => false })
  process.chdir(before)
})

function fail(message: string, error?: unknown): never {
  throw error ?? new Error(message)
}

it('writes an index that lists all sitemap files, and robots.txt names the index', () => {
  expect(generateRobotsText(siteUrl)).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml\n`)
  const files = readdirSync(join(folder, 'public')).filter(name => name !== 'sitemap-index.xml')
  expect(listed('sitemap-index.xml').sort()).toEqual(files.map(name => `${siteUrl}/${name}`).sort())
  expect(files.length).toBeGreaterThan(1)
})

it('lists every page once, in files within the limits of the protocol', () => {
  const files = listed('sitemap-index.xml').map(url => String(url).replace(`${siteUrl}/`, ''))
  expect(files.flatMap(listed)).toEqual(nodes.map(({ path }) => siteUrl + path))
  for (const file of files) {
    expect(listed(file).length).toBeLessThanOrEqual(50_000)
    expect(Buffer.byteLength(read(file))).toBeLessThan(50 * 1024 * 1024)
  }
  expect(read(files.at(-1) ?? '')).toContain(`hreflang="fr" href="${siteUrl}/fr/blog/${slug}-${count - 1}"`)
})
