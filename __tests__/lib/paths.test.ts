import { localizePath, parsePath, prefixPath, variantsOf } from '../../src/lib/paths'

describe('localizePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'fr', '/fr'],
    ['/about', 'en', '/about'],
    ['/about', 'fr', '/fr/about'],
    ['/contact?service=corporate-law#form', 'fr', '/fr/contact?service=corporate-law#form'],
    ['/?category=x', 'fr', '/fr?category=x'],
  ] as const)('takes %s to %s as %s', (route, language, path) => {
    expect(localizePath(route, language)).toBe(path)
  })
})

describe('parsePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/fr', 'fr', '/'],
    ['/en/about', 'en', '/about'],
    ['/fr/about/?a=1#b', 'fr', '/about?a=1#b'],
    ['/french-law', 'en', '/french-law'],
  ])('reads %s as %s of %s', (path, language, route) => {
    expect(parsePath(path)).toEqual({ language, route })
  })
})

it('prefixes the default language too, for its alias', () => {
  expect(prefixPath('/about', 'en')).toBe('/en/about')
})

it('serves every route bare and under each language', () => {
  expect(variantsOf('/about').map(({ path }) => path)).toEqual(['/about', '/en/about', '/fr/about'])
})
