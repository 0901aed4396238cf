import { canonicalPages, parsed, website } from '../helpers/site'

const index = parsed('sitemap-index.xml')
const sitemaps = index('loc')
  .map((_, loc) => index(loc).text().replace(website, ''))
  .get()
const entries = sitemaps.flatMap(path => {
  const $ = parsed(path)
  return $('url')
    .map((_, url) => ({
      loc: $(url).find('loc').text(),
      lastmod: $(url).find('lastmod').text(),
      twins: $(url)
        .find('xhtml\\:link')
        .map((_, link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`)
        .get(),
    }))
    .get()
})

// Only the root path ends with a slash.
const listed = (path: string) => website + path

describe('the sitemap', () => {
  it('lists exactly the canonical pages', () => {
    expect(entries.map(({ loc }) => loc).sort()).toEqual(
      canonicalPages()
        .map(({ path }) => listed(path))
        .sort(),
    )
  })

  it('gives each page the same alternates as its head', () => {
    for (const { path, $ } of canonicalPages()) {
      const inHead = $('link[rel=alternate][hreflang]')
        .map((_, link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`)
        .get()
      expect(entries.find(({ loc }) => loc === listed(path))?.twins).toEqual(inHead)
    }
  })

  it('gives each page a lastmod date', () => {
    expect(entries.filter(({ lastmod }) => !/^20\d\d-\d\d-\d\d/.test(lastmod))).toEqual([])
  })
})
