import { languageTags, languages } from '../../src/config/languages'
import { localizePath } from '../../src/lib/paths'
import { builtPages, canonicalPages, website } from '../helpers/site'

const listed = builtPages().filter(({ path }) => !path.endsWith('404.html'))

describe.each(listed.map(page => [page.path, page] as const))('the head of %s', (_path, { $, language, route }) => {
  const own = website + localizePath(route, language)
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content')

  it('has a title and a description of the right length', () => {
    const title = $('title').text()
    expect(title.length).toBeGreaterThanOrEqual(30)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(meta('description')?.length).toBeGreaterThanOrEqual(120)
    expect(meta('description')?.length).toBeLessThanOrEqual(155)
    expect(meta('keywords')).toBeTruthy()
  })

  it('speaks its language and names one canonical address', () => {
    expect($('html').attr('lang')).toBe(languageTags[language].html)
    expect(
      $('link[rel=canonical]')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual([own])
    expect(meta('og:url')).toBe(own)
    expect(meta('og:locale')).toBe(languageTags[language].openGraph)
  })

  it('names itself, its twin and the fallback', () => {
    const alternates = Object.fromEntries(
      $('link[rel=alternate][hreflang]')
        .map((_, link) => [[$(link).attr('hreflang'), $(link).attr('href')]])
        .get() as [string, string][],
    )
    const expected = Object.fromEntries(languages.map(language => [language, website + localizePath(route, language)]))
    expect(alternates).toEqual({ ...expected, 'x-default': website + route })
  })

  it('carries structured data whose trail is the visible one', () => {
    const { '@graph': graph } = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@graph': { '@type': string; url?: string; itemListElement?: { name: string }[] }[]
    }
    const trail = graph.find(node => node['@type'] === 'BreadcrumbList')?.itemListElement?.map(({ name }) => name) ?? []
    const name = $('nav[aria-label] ol li')
      .map((_, item) => $(item).text())
      .get()
    expect(trail).toEqual(name)
    expect(graph.map(node => node['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'WebPage']))
    expect(graph.find(node => node['@type'] === 'WebPage')?.url).toBe(own)
  })
})

it.each(languages)('no two %s pages share a title or a description', language => {
  const pages = canonicalPages().filter(page => page.language === language)
  for (const text of [
    pages.map(({ $ }) => $('title').text()),
    pages.map(({ $ }) => $('meta[name=description]').attr('content')),
  ]) {
    expect(text.filter((value, index) => text.indexOf(value) !== index)).toEqual([])
  }
})
