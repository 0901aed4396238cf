import { load } from 'cheerio'
import { languages } from '../../src/config/languages'
import { stripQueryAndHash } from '../../src/shared/paths'
import { builtBytes, builtFile, canonicalPages, parsed, website } from '../helpers/site'
import { partsOf, typesOf } from '../helpers/graph'

// Canonical links, alternates, sitemap, feeds, structured data and links must agree on the URL of each page.
const pages = canonicalPages()
const addresses = pages.map(({ path }) => website + path)
const known = new Set(addresses)
const hrefs = ({ $ }: (typeof pages)[number], selector: string) =>
  $(selector)
    .map((_, link) => $(link).attr('href'))
    .get()

/** The URLs in each source of metadata. */
const told: Record<string, string[]> = {
  canonical: pages.flatMap(page => hrefs(page, 'link[rel=canonical]')),
  hreflang: pages.flatMap(page => hrefs(page, 'link[rel=alternate][hreflang]')),
  'Open Graph': pages.map(({ $ }) => $('meta[property="og:url"]').attr('content') ?? ''),
  'structured data': pages.flatMap(page =>
    partsOf(page).flatMap(part =>
      typesOf(part).some(type => ['WebPage', 'Article', 'FAQPage', 'Service', 'WebSite'].includes(type))
        ? [String(part.url)]
        : [],
    ),
  ),
  trails: pages.flatMap(page => partsOf(page).flatMap(({ item }) => (typeof item === 'string' ? [item] : []))),
  sitemap: sitemapEntries().map(({ loc }) => loc),
  feeds: languages.flatMap(language => {
    const $ = parsed(language === 'en' ? 'feed.xml' : `${language}/feed.xml`)
    return $('entry > link')
      .map((_, link) => $(link).attr('href'))
      .get()
  }),
}

it.each(Object.entries(told))('%s URLs are URLs of canonical pages', (_, named) => {
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(address => !known.has(address))).toEqual([])
})

it.each(['canonical', 'Open Graph', 'sitemap'])('%s lists every page exactly once', source => {
  expect(told[source]?.toSorted()).toEqual(addresses.toSorted())
})

it('language versions list each other', () => {
  const twinsOf = new Map(pages.map(page => [website + page.path, hrefs(page, 'link[rel=alternate][hreflang]').join()]))
  for (const [address, twins] of twinsOf) {
    expect(twins.split(',')).toContain(address)
    twins.split(',').forEach(twin => expect(twinsOf.get(twin)).toBe(twins))
  }
})

it('the sitemap and the structured data give the same modification date', () => {
  const days = new Map(sitemapEntries().map(({ loc, lastmod }) => [loc, lastmod.slice(0, 10)]))
  for (const page of pages) {
    const [{ dateModified } = { dateModified: '' }] = partsOf(page).filter(part => part['@type'] === 'WebPage')
    expect([page.path, dateModified]).toEqual([page.path, days.get(website + page.path)])
  }
})

it('articles have the same dates in the feed, the head and the structured data', () => {
  for (const language of languages) {
    const $ = parsed(language === 'en' ? 'feed.xml' : `${language}/feed.xml`)
    $('entry').each((_, entry) => {
      const day = (name: string) => $(entry).children(name).text().slice(0, 10)
      const page = pages.find(({ path }) => website + path === $(entry).children('link').attr('href'))
      const article = page && partsOf(page).find(part => part['@type'] === 'Article')
      const meta = (name: string) => page?.$(`meta[property="article:${name}"]`).attr('content')
      expect([article?.datePublished, article?.dateModified]).toEqual([day('published'), day('updated')])
      expect([meta('published_time'), meta('modified_time')]).toEqual([day('published'), day('updated')])
      expect(article?.headline).toBe(load($(entry).children('title').text()).text())
    })
  }
})

describe.each(languages)('each %s page', language => {
  const own = pages.filter(page => page.language === language)
  const linked = (from: typeof own, to: string) =>
    from.some(page => page.path !== to && hrefs(page, 'a[href]').some(href => stripQueryAndHash(href) === to))

  it('is linked from another page', () => {
    expect(own.filter(({ path }) => !linked(own, path)).map(({ path }) => path)).toEqual([])
  })

  it('is linked from the sitemap page', () => {
    const list = own.filter(({ route }) => route === '/sitemap')
    expect(list).toHaveLength(1)
    expect(own.filter(page => page !== list[0] && !linked(list, page.path)).map(({ path }) => path)).toEqual([])
  })
})

describe('machine-readable files', () => {
  it('robots.txt names the sitemap and disallows nothing', () => {
    const robots = builtFile('robots.txt')
    expect(robots).toContain(`Sitemap: ${website}/sitemap-index.xml`)
    expect(robots).not.toMatch(/^Disallow: \S/m)
  })

  it('security.txt has a contact and expires within a year', () => {
    const text = builtFile('.well-known/security.txt')
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000)
  })

  it.each(languages)('the manifest of %s starts at a page and its icons have the declared sizes', language => {
    const head = pages.find(page => page.language === language)
    const manifest = JSON.parse(builtFile(head?.$('link[rel=manifest]').attr('href') ?? '')) as {
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(known).toContain(website + manifest.start_url)
    manifest.icons.forEach(({ src, sizes }) => {
      const png = builtBytes(src)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    })
  })
})

function sitemapEntries(): { loc: string; lastmod: string }[] {
  const index = parsed('sitemap-index.xml')
  return index('loc')
    .map((_, loc) => index(loc).text().replace(website, ''))
    .get()
    .flatMap(path => {
      const $ = parsed(path)
      return $('url')
        .map((_, url) => ({ loc: $(url).children('loc').text(), lastmod: $(url).children('lastmod').text() }))
        .get()
    })
}
