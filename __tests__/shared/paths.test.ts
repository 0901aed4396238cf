import {
  buildAbsoluteUrl,
  buildPagePath,
  buildFeedPath,
  localizePath,
  resolvePagePathFromHtmlFile,
  buildHtmlFilePath,
  splitLanguageAndRoute,
  stripQueryAndHash,
  prefixRouteWithLanguage,
  listBareAndLanguagePrefixedPaths,
} from '../../src/shared/paths'

describe('localizePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'fr', '/fr'],
    ['/about', 'en', '/about'],
    ['/about', 'fr', '/fr/about'],
    ['/contact?service=corporate-law#form', 'fr', '/fr/contact?service=corporate-law#form'],
    ['/?category=x', 'fr', '/fr?category=x'],
  ] as const)('localizes %s in %s as %s', (route, language, path) => {
    expect(localizePath(route, language)).toBe(path)
  })
})

describe('splitLanguageAndRoute', () => {
  it.each([
    ['/', 'en', '/'],
    ['/fr', 'fr', '/'],
    ['/en/about', 'en', '/about'],
    ['/fr/about/?a=1#b', 'fr', '/about?a=1#b'],
    ['/french-law', 'en', '/french-law'],
  ])('parses %s as language %s and route %s', (path, language, route) => {
    expect(splitLanguageAndRoute(path)).toEqual({ language, route })
  })
})

it('prefixes the default language too', () => {
  expect(prefixRouteWithLanguage('/about', 'en')).toBe('/en/about')
})

it('lists every route without a prefix and with each language', () => {
  expect(listBareAndLanguagePrefixedPaths('/about').map(({ path }) => path)).toEqual([
    '/about',
    '/en/about',
    '/fr/about',
  ])
})

it.each([
  ['/about', '/about', '/fr/about'],
  ['/404', '/404.html', '/fr/404.html'],
])('builds the canonical paths of %s: %s and %s', (route, english, french) => {
  expect(buildPagePath(route, 'en')).toBe(english)
  expect(buildPagePath(route, 'fr')).toBe(french)
})

it.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/fr', 'fr.html'],
  ['/fr/blog/trials', 'fr/blog/trials.html'],
  ['/404.html', '404.html'],
  ['/fr/404.html', 'fr/404.html'],
])('maps %s to the file %s and back', (path, file) => {
  expect(buildHtmlFilePath(path)).toBe(file)
  expect(resolvePagePathFromHtmlFile(file)).toBe(path)
})

it('builds the feed path of each language', () => {
  expect([buildFeedPath('en'), buildFeedPath('fr')]).toEqual(['/feed.xml', '/fr/feed.xml'])
})

it.each([
  ['/contact?service=x#form', '/contact'],
  ['/about#team', '/about'],
  ['/about', '/about'],
  ['?page=2', '/'],
])('strips query and hash: %s to %s', (route, pathname) => {
  expect(stripQueryAndHash(route)).toBe(pathname)
})

it('adds a trailing slash only to the URL of the root', () => {
  expect(buildAbsoluteUrl('https://www.example.com', '/')).toBe('https://www.example.com/')
  expect(buildAbsoluteUrl('https://www.example.com', '/fr')).toBe('https://www.example.com/fr')
})
