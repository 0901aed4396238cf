import { headersFile, movesOf, redirectsFile } from '../../src/build/hostFiles'

it('sends unknown addresses to the not-found page of their language, the prefix first', () => {
  expect(redirectsFile([])).toBe('/fr/* /fr/404.html 404\n/* /404.html 404\n')
})

it('leads old addresses to the new ones before anything else, in every variant', () => {
  const file = redirectsFile([{ from: '/old', to: '/new#place' }])
  expect(file.split('\n').slice(0, 4)).toEqual([
    '/old /new#place 301',
    '/en/old /new#place 301',
    '/fr/old /fr/new#place 301',
    '/fr/* /fr/404.html 404',
  ])
  expect([...movesOf(file)]).toEqual([
    ['/old', '/new#place'],
    ['/en/old', '/new#place'],
    ['/fr/old', '/fr/new#place'],
  ])
})

it('gives every answer its headers, and named files a year', () => {
  const lines = headersFile().split('\n')
  expect(lines[0]).toBe('/*')
  expect(lines).toContain('  X-Content-Type-Options: nosniff')
  expect(lines[lines.indexOf('/static/*') + 1]).toBe('  Cache-Control: public, max-age=31536000, immutable')
})
