import { languageDetails, languages } from '../../src/config/languages'
import { localizePath } from '../../src/shared/paths'
import { builtPages, canonicalPages, website } from '../helpers/site'
import { jpegSize } from '../helpers/jpeg'

const listed = builtPages().filter(({ path }) => !path.endsWith('404.html'))

describe.each(listed.map(page => [page.path, page] as const))('the head of %s', (_path, { $, language, route }) => {
  const own = website + localizePath(route, language)
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content')

  it('has a title, a description of the right length and keywords', () => {
    const title = $('title').text()
    expect(title.length).toBeGreaterThanOrEqual(30)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(meta('description')?.length).toBeGreaterThanOrEqual(120)
    expect(meta('description')?.length).toBeLessThanOrEqual(155)
    expect(meta('keywords')).toBeTruthy()
  })

  it('has its language and one canonical URL', () => {
    expect($('html').attr('lang')).toBe(languageDetails[language].html)
    if (meta('robots') === 'noindex') return
    expect(
      $('link[rel=canonical]')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual([own])
    expect(meta('og:url')).toBe(own)
    expect(meta('og:locale')).toBe(languageDetails[language].openGraph)
  })

  it('has hreflang links for both languages and x-default', () => {
    if (meta('robots') === 'noindex') return
    const alternates = Object.fromEntries(
      $('link[rel=alternate][hreflang]')
        .map((_, link) => [[$(link).attr('hreflang'), $(link).attr('href')]])
        .get() as [string, string][],
    )
    const expected = Object.fromEntries(languages.map(language => [language, website + localizePath(route, language)]))
    expect(alternates).toEqual({ ...expected, 'x-default': website + route })
  })

  it('has a social image with its real size and alt text', () => {
    if (meta('robots') === 'noindex') return
    const image = meta('og:image') ?? ''
    expect(image).toBe(meta('twitter:image'))
    expect(meta('og:image:alt')).toContain($('h1').text())
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(jpegSize(image.replace(website, ''))).toEqual([meta('og:image:width'), meta('og:image:height')].map(Number))
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
