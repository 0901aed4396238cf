import { headersFile, redirectsFile } from '../../src/build/hostFiles'

it('sends unknown addresses to the not-found page of their language, the prefix first', () => {
  expect(redirectsFile()).toBe('/fr/* /fr/404.html 404\n/* /404.html 404\n')
})

it('gives every answer its headers, and named files a year', () => {
  const lines = headersFile().split('\n')
  expect(lines[0]).toBe('/*')
  expect(lines).toContain('  X-Content-Type-Options: nosniff')
  expect(lines[lines.indexOf('/static/*') + 1]).toBe('  Cache-Control: public, max-age=31536000, immutable')
})
