import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSite } from '../../../src/gatsby/hosts/serve'
import { createTestFolder, writeInto } from '../../helpers/folders'

const folder = createTestFolder()
let server: Server
let port: number

beforeAll(async () => {
  const files = {
    'index.html': 'Home',
    'about.html': 'About',
    'fr.html': 'Accueil',
    'fr/about.html': 'Le cabinet',
    'fr/about.md': '# Le cabinet',
    '404.html': 'Not found',
    'fr/404.html': 'Introuvable',
    _redirects: '/old /about#team 301\n/fr/old /fr/about 301\n',
    'start.js': 'start()',
    'app-0123456789abcdef0123.js': 'app()',
    'static/d41d8/lines.webp': 'lines',
  }
  for (const [name, text] of Object.entries(files)) writeInto(folder, name, text)
  server = await serveSite(folder, 0)
  port = (server.address() as AddressInfo).port
})

afterAll(() => void server.close())

const get = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })

it.each([
  ['/', 200, 'Home'],
  ['/about', 200, 'About'],
  ['/about?from=home', 200, 'About'],
  ['/fr', 200, 'Accueil'],
  ['/fr/about', 200, 'Le cabinet'],
  // The not-found page of the language.
  ['/nowhere', 404, 'Not found'],
  ['/french', 404, 'Not found'],
  ['/en/nowhere', 404, 'Not found'],
  ['/fr/nowhere', 404, 'Introuvable'],
  ['/fr/deep/nowhere?a=1', 404, 'Introuvable'],
])('answers %s with status %i and the page “%s”', async (path, status, text) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe(text)
})

it('serves Markdown with noindex, and its HTML page without', async () => {
  const response = await get('/fr/about.md')
  expect([response.headers.get('content-type'), response.headers.get('x-robots-tag')]).toEqual([
    'text/markdown; charset=utf-8',
    'noindex',
  ])
  expect(await response.text()).toBe('# Le cabinet')
  expect((await get('/fr/about')).headers.get('x-robots-tag')).toBeNull()
})

it.each([
  ['/about/', '/about'],
  ['/fr/', '/fr'],
  ['/about/?a=1', '/about?a=1'],
  ['/about//', '/about'],
  ['//example.org/', '/example.org'],
  ['/old', '/about#team'],
  ['/old/', '/about#team'],
  ['/old?a=1&b=2', '/about?a=1&b=2#team'],
  ['/fr/old?a=1', '/fr/about?a=1'],
])('redirects %s to %s', async (path, location) => {
  const response = await get(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(location)
})

it.each(['/', '/nowhere', '/start.js'])('sends the security headers with %s', async path => {
  const { headers } = await get(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-frame-options')).toBe('DENY')
  // The server speaks plain HTTP, so requests must not be upgraded.
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toContain('upgrade')
})

it.each([
  ['/app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
  ['/static/d41d8/lines.webp', 'public, max-age=31536000, immutable'],
  ['/start.js', 'public, max-age=0, must-revalidate'],
  ['/about', 'public, max-age=0, must-revalidate'],
  ['/nowhere', 'public, max-age=0, must-revalidate'],
])('sends %s with Cache-Control: %s', async (path, cacheControl) => {
  expect((await get(path)).headers.get('cache-control')).toBe(cacheControl)
})

it('rejects if its port is in use', async () => {
  await expect(serveSite(folder, port)).rejects.toThrow('EADDRINUSE')
})
