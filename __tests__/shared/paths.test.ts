import {
  absoluteUrl,
  buildCanonicalPath,
  buildFeedPath,
  localizePath,
  resolvePagePathFromHtmlFile,
  buildHtmlFilePath,
  parsePath,
  stripQueryAndHash,
  prefixPathWithLanguage,
  listBareAndPrefixedPaths,
} from '../../src/shared/paths'

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
  expect(prefixPathWithLanguage('/about', 'en')).toBe('/en/about')
})

it('serves every route bare and under each language', () => {
  expect(listBareAndPrefixedPaths('/about').map(({ path }) => path)).toEqual(['/about', '/en/about', '/fr/about'])
})

it.each([
  ['/about', '/about', '/fr/about'],
  ['/404', '/404.html', '/fr/404.html'],
])('canonically serves %s at %s, in French at %s', (route, english, french) => {
  expect(buildCanonicalPath(route, 'en')).toBe(english)
  expect(buildCanonicalPath(route, 'fr')).toBe(french)
})

it.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/fr', 'fr.html'],
  ['/fr/blog/trials', 'fr/blog/trials.html'],
  ['/404.html', '404.html'],
  ['/fr/404.html', 'fr/404.html'],
])('serves %s from %s', (path, file) => {
  expect(buildHtmlFilePath(path)).toBe(file)
  expect(resolvePagePathFromHtmlFile(file)).toBe(path)
})

it('has a feed in each language', () => {
  expect([buildFeedPath('en'), buildFeedPath('fr')]).toEqual(['/feed.xml', '/fr/feed.xml'])
})

it.each([
  ['/contact?service=x#form', '/contact'],
  ['/about#team', '/about'],
  ['/about', '/about'],
  ['?page=2', '/'],
])('takes the page of %s to be %s', (route, pathname) => {
  expect(stripQueryAndHash(route)).toBe(pathname)
})

it('writes the full address of the home page with the host’s own slash only', () => {
  expect(absoluteUrl('https://www.example.com', '/')).toBe('https://www.example.com/')
  expect(absoluteUrl('https://www.example.com', '/fr')).toBe('https://www.example.com/fr')
})
