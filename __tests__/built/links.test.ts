import { splitLanguageAndRoute, stripQueryAndHash } from '../../src/shared/paths'
import { builtPages, exists, type BuiltPage } from '../helpers/site'

const pages = builtPages()
const byPath = new Map(pages.map(page => [page.path, page]))

describe.each(pages.map(page => [page.path, page] as const))('the links of %s', (_path, page) => {
  const links = linksOf(page)

  it('lead to existing pages, files and ids', () => {
    expect(links.filter(({ href }) => href.startsWith('/') && !exists(stripQueryAndHash(href)))).toEqual([])
    expect(links.filter(({ href }) => !hasPlace(page, href))).toEqual([])
  })

  it('are canonical: no /en prefix, no trailing slash', () => {
    expect(links.filter(({ href }) => /^\/en(\/|$)/.test(href) || /^\/.+\/($|[?#])/.test(href))).toEqual([])
  })

  it('stay in the language, except for the language switch', () => {
    const strays = links.filter(
      ({ href, hreflang }) =>
        href.startsWith('/') &&
        !hreflang &&
        !/\.\w+$/.test(href) &&
        splitLanguageAndRoute(href).language !== page.language,
    )
    expect(strays).toEqual([])
  })

  it('have descriptive text', () => {
    expect(links.filter(({ name }) => name === '')).toEqual([])
    // Link texts that Lighthouse rejects as generic.
    const anywhere =
      /^(?:learn more|more|read more|click here|here|this|en savoir plus|plus|lire la suite|cliquez ici|ici)\W*$/i
    expect(links.filter(({ shown }) => anywhere.test(shown))).toEqual([])
  })
})

function linksOf({ $ }: BuiltPage) {
  return $('a[href]')
    .map((_, link) => ({
      href: $(link).attr('href') ?? '',
      hreflang: $(link).attr('hreflang'),
      shown: $(link).text().trim(),
      name: ($(link).attr('aria-label') ?? $(link).text()).trim(),
    }))
    .get()
}

function hasPlace(page: BuiltPage, href: string): boolean {
  const place = /^(?:\/[^#]*)?#(.+)$/.exec(href)?.[1]
  if (!place) return true
  const target = href.startsWith('#') ? page : byPath.get(stripQueryAndHash(href))
  return Boolean(target?.$(`[id="${place}"]`).length)
}
