import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cacheControlValues, securityHeaders, immutablePathPattern } from '../../src/config/hosting'
import { listFiles } from '../../src/content/read/files'
import { buildCloudFrontRedirectMap } from '../../src/gatsby/hosts/redirects'
import { resolvePagePathFromHtmlFile, buildHtmlFilePath } from '../../src/shared/paths'
import { sendRequest, type RawResponse } from './rawRequest'
import { scanWithObservatory } from './observatory'
import { servers, startServer } from './servers'
import { copySite, redirects, secret, privateFiles } from './site'

const { root, folder } = copySite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file))
const pages = listFiles(folder, '.', '.html')
  .filter(file => !file.startsWith('_'))
  .map(resolvePagePathFromHtmlFile)
const notFoundPages = pages.filter(path => path.endsWith('/404.html'))
const pagesExceptNotFound = pages.filter(path => !notFoundPages.includes(path))
const article = pagesExceptNotFound.find(path => path.startsWith('/fr/blog/')) ?? '/fr/blog'
const bundle = `/${readdirSync(folder).find(name => immutablePathPattern.test(`/${name}`) && name.endsWith('.js'))}`
const picture = `/${listFiles(folder, 'static', '').find(file => /\.(png|webp|jpg)$/.test(file))}`
const deferredLoader = `/${readdirSync(folder).find(name => /^start-[0-9a-f]{20}\.js$/.test(name))}`
const font = `/${listFiles(folder, 'static', '.woff2')[0]}`
const data = '/page-data/about/page-data.json'

/** The body of a response as text, decompressed if needed. */
function readText({ headers, body }: RawResponse): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}

/** The security headers that a server must send with every response. */
const requiredHeaders = ({ tls }: { tls: boolean }) =>
  Object.entries(securityHeaders).map(
    ([name, value]) => [name, tls ? value : value.replace('; upgrade-insecure-requests', '')] as const,
  )

const normalizeContentType = (type = '') => type.replaceAll(' ', '').toLowerCase()

describe.each(servers)('$name', server => {
  let running: Awaited<ReturnType<typeof startServer>>
  const get = (path: string, headers: Record<string, string> = {}) => sendRequest(running.port, path, { headers })
  const request = (method: string, path: string) => sendRequest(running.port, path, { method })
  beforeAll(async () => (running = await startServer(server, folder, root)))
  // No request may stop the server.
  afterEach(() => expect(running.alive()).toBe(true))
  afterAll(() => running?.stop())

  describe('URLs', () => {
    it('serves every page at its path, and redirects to it from a trailing slash', async () => {
      expect(pagesExceptNotFound.length).toBeGreaterThan(0)
      for (const path of pagesExceptNotFound) {
        expect([path, (await get(path)).status]).toEqual([path, 200])
        if (path === '/') continue
        const { status, headers } = await get(`${path}/`)
        expect([`${path}/`, status, headers.location]).toEqual([`${path}/`, 301, path])
      }
    })

    it.each([
      '/',
      '/about',
      '/fr',
      '/fr/about',
      '/en',
      '/en/about',
      article,
      '/about?utm_source=x&a=%C3%A9',
      '/fr?a=1',
    ])('serves the page at %s', async path => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(normalizeContentType(response.headers['content-type'])).toBe('text/html;charset=utf-8')
      expect(readText(response)).toBe(read(buildHtmlFilePath(path.replace(/\?.*/, ''))).toString())
    })

    it.each([
      ['/about/', '/about'],
      ['/about//', '/about'],
      ['/fr/', '/fr'],
      ['/en/', '/en'],
      ['/about/?a=1&b=%C3%A9', '/about?a=1&b=%C3%A9'],
      ['/fr/about/?a=1', '/fr/about?a=1'],
      ['/about.html', '/about'],
      ['/fr/about.html?a=1', '/fr/about?a=1'],
      ['/index.html', '/'],
      ['/index.html?a=1', '/?a=1'],
    ])('redirects %s to %s in one step', async (from, to) => {
      const { status, headers } = await get(from)
      expect([status, headers.location]).toEqual([301, to])
      expect((await get(to)).status).toBe(200)
    })

    it.each(
      Object.entries(buildCloudFrontRedirectMap(redirects)).flatMap(([from, [path, query, place]]) => [
        [from, path + query + place],
        [`${from}/`, path + query + place],
        [`${from}?a=1&b=2`, `${path}${query ? `${query}&` : '?'}a=1&b=2${place}`],
      ]),
    )('redirects the old path %s to %s', async (from, to) => {
      const { status, headers } = await get(from)
      expect([status, headers.location]).toEqual([301, to])
    })

    it.each(['/About', '/ABOUT', '/FR/about', '/fr/About', '/aboutx', '/about/team/'])(
      'has no page at %s, because paths are case-sensitive and exact',
      async path => {
        const response = await get(path.replace(/\/$/, ''))
        expect(response.status).toBe(404)
      },
    )

    it.each([
      '//example.org/',
      '//example.org/..',
      '/\\example.org/',
      '/%5Cexample.org/',
      '/%2Fexample.org/',
      '///example.org//',
    ])('does not redirect %s to another host', async path =>
      expect((await get(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/),
    )

    it('does not inject a header from a path', async () => {
      const { headers } = await get('/%0d%0aSet-Cookie:%20a=1/')
      expect(headers['set-cookie']).toBeUndefined()
    })
  })

  describe('not-found responses', () => {
    it.each([
      ['/nowhere', '404.html'],
      ['/nowhere?a=1', '404.html'],
      ['/about/nowhere', '404.html'],
      ['/french', '404.html'],
      ['/en/nowhere', '404.html'],
      ['/static/nowhere.png', '404.html'],
      ['/static', '404.html'],
      ['/page-data/nowhere/page-data.json', '404.html'],
      ['/fr/nowhere', 'fr/404.html'],
      ['/fr/deep/nowhere?a=1', 'fr/404.html'],
      ['/404', '404.html'],
      ['/404.html', '404.html'],
      ['/en/404', '404.html'],
      ['/fr/404', 'fr/404.html'],
      ['/fr/404.html', 'fr/404.html'],
      ['/nowhere.md', '404.html'],
      ['/nowhere.webmanifest', '404.html'],
      ['/nowhere.ics', '404.html'],
    ])('serve %s with status 404 and %s', async (path, file) => {
      for (const accepted of ['identity', 'br', 'gzip']) {
        const response = await get(path, { 'accept-encoding': accepted })
        expect(response.status).toBe(404)
        expect(normalizeContentType(response.headers['content-type'])).toBe('text/html;charset=utf-8')
        expect(response.headers.vary?.toLowerCase()).toBe('accept-encoding')
        expect(readText(response)).toBe(read(file).toString())
      }
    })

    it('have status 404 and the whole page also for range and conditional requests', async () => {
      const { headers } = await get('/fr/nowhere')
      for (const [name, value] of [
        ['range', 'bytes=0-9'],
        ['range', 'lines=1-2'],
        ['if-none-match', headers.etag ?? '*'],
        ['if-modified-since', headers['last-modified'] ?? new Date().toUTCString()],
        ['if-match', '"another"'],
        ['if-unmodified-since', new Date(0).toUTCString()],
      ] as const) {
        const response = await get('/fr/nowhere', { [name]: value })
        expect([value, response.status, response.headers['content-range']]).toEqual([value, 404, undefined])
        expect([value, readText(response)]).toEqual([value, read('fr/404.html').toString()])
      }
    })

    it('have no body for HEAD', async () => {
      const { status, body } = await request('HEAD', '/fr/nowhere')
      expect([status, body.length]).toEqual([404, 0])
    })
  })

  describe('response headers', () => {
    const kinds: { kind: string; status: number; path: string; sent?: Record<string, string>; method?: string }[] = [
      { kind: 'a page', status: 200, path: '/about' },
      { kind: 'the home page', status: 200, path: '/' },
      { kind: 'a script', status: 200, path: bundle },
      { kind: 'a picture', status: 200, path: picture },
      { kind: 'data', status: 200, path: data },
      { kind: 'a byte range', status: 206, path: picture, sent: { range: 'bytes=0-9' } },
      { kind: 'an unsatisfiable byte range', status: 416, path: picture, sent: { range: 'bytes=999999999-' } },
      { kind: 'a trailing slash', status: 301, path: '/about/' },
      { kind: 'an old path', status: 301, path: '/old-about' },
      { kind: 'a missing page', status: 404, path: '/nowhere' },
      { kind: 'a missing French page', status: 404, path: '/fr/nowhere' },
      { kind: 'a hidden file', status: 404, path: '/.env' },
      { kind: 'a disallowed method', status: 405, path: '/about', method: 'POST' },
    ]
    it.each(kinds)(
      'include security headers and Cache-Control for $kind, status $status',
      async ({ status, path, sent, method }) => {
        const response = await sendRequest(running.port, path, { method, headers: sent })
        expect(response.status).toBe(status)
        // With status 416, nginx sends each header twice.
        if (status === 416) {
          for (const [name, value] of requiredHeaders(server))
            expect(response.headers[name.toLowerCase()]).toContain(value)
          return
        }
        for (const [name, value] of requiredHeaders(server))
          expect([name, response.headers[name.toLowerCase()]]).toEqual([name, value])
        expect(response.headers['cache-control']).toBe(
          status < 300 && immutablePathPattern.test(path)
            ? cacheControlValues.immutable
            : cacheControlValues.revalidate,
        )
        expect(response.headers.server ?? '').not.toMatch(/\d/)
        expect(response.headers['x-powered-by']).toBeUndefined()
      },
    )

    it.each([bundle, deferredLoader, picture, font])(
      'let browsers cache the content-hashed file %s for a year',
      async path => {
        expect((await get(path)).headers['cache-control']).toBe(cacheControlValues.immutable)
      },
    )

    it.each(['/', '/about', data, '/feed.xml', '/sitemap-0.xml', '/icon.svg', '/robots.txt'])(
      'require revalidation of %s',
      async path => {
        const { status, headers } = await get(path)
        expect([status, headers['cache-control']]).toEqual([200, cacheControlValues.revalidate])
      },
    )

    it.each(['/static/nowhere.png', '/app-0123456789abcdef0123.js'])(
      'prevent caching of the not-found response for %s',
      async path => {
        const { status, headers } = await get(path)
        expect([status, headers['cache-control']]).toEqual([404, cacheControlValues.revalidate])
      },
    )

    it.each([
      [deferredLoader, /^(text|application)\/javascript/],
      [data, /^application\/json/],
      ['/feed.xml', /^(text|application)\/(atom\+)?xml/],
      ['/robots.txt', /^text\/plain;charset=utf-8$/],
      ['/.well-known/security.txt', /^text\/plain;charset=utf-8$/],
      ['/index.md', /^text\/markdown;charset=utf-8$/],
      ['/fr/about.md', /^text\/markdown;charset=utf-8$/],
      ['/fr/llms.txt', /^text\/plain;charset=utf-8$/],
      ['/resources/regulatory-clock.ics', /^text\/calendar;charset=utf-8$/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/fr/manifest.webmanifest', /^application\/manifest\+json/],
      ['/icon.svg', /^image\/svg\+xml/],
      [font, /^font\/woff2$/],
      [picture, /^image\/(png|webp|jpeg)$/],
      ['/downloads/A%20checklist.pdf', /^application\/pdf$/],
    ])('include the content type of %s', async (path, type) => {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(normalizeContentType(headers['content-type'])).toMatch(type)
    })
  })

  it('sends noindex with Markdown pages only', async () => {
    for (const [path, said] of [
      ['/fr/about.md', 'noindex'],
      ['/fr/about', undefined],
      ['/nowhere.md', undefined],
    ] as const)
      expect([path, (await get(path)).headers['x-robots-tag']]).toEqual([path, said])
  })

  // `npm run serve` speaks no TLS and omits a CSP directive, so its score would say nothing about a host.
  // The maximum is 145; docs/hosting.md explains the missing 15 points.
  const withTls = server.tls ? describe : describe.skip
  withTls('Mozilla’s Observatory', () => {
    const scan = async (path: string, joined: boolean, change = (html: string) => html) => {
      const response = await get(path)
      return scanWithObservatory(
        response,
        change(readText(response)),
        await sendRequest(running.port, path, { method: 'OPTIONS' }),
        joined,
      )
    }

    it.each(['/', '/contact', article].flatMap(path => [false, true].map(joined => [path, joined] as const)))(
      'gives %s the expected results and grade A+ (both policies merged: %s)',
      async (path, joined) => {
        const { scan: summary, tests } = await scan(path, joined)
        expect(Object.entries(tests).map(([name, { result }]) => [name, result])).toEqual([
          ['content-security-policy', 'csp-implemented-with-no-unsafe-default-src-none'],
          ['cookies', 'cookies-not-found'],
          ['cross-origin-resource-sharing', 'cross-origin-resource-sharing-not-implemented'],
          ['redirection', 'redirection-to-https'],
          ['referrer-policy', 'referrer-policy-private'],
          ['strict-transport-security', 'hsts-implemented-max-age-at-least-six-months'],
          ['subresource-integrity', 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'],
          ['x-content-type-options', 'x-content-type-options-nosniff'],
          ['x-frame-options', 'x-frame-options-implemented-via-csp'],
          ['cross-origin-resource-policy', 'corp-implemented-with-same-origin'],
        ])
        expect([summary.score, summary.grade, summary.testsFailed]).toEqual([130, 'A+', 0])
      },
    )

    it.each([
      ['unsafe-inline scripts', (html: string) => html.replace(/script-src [^;]+/, "script-src 'unsafe-inline'")],
      [
        'a script from another host without integrity',
        (html: string) => html.replace('</body>', '<script src="https://scripts.example/a.js"></script></body>'),
      ],
    ])('gives a lower score for %s', async (_, change) =>
      expect((await scan('/', true, change)).scan.score).toBeLessThan(130),
    )
  })

  describe('compression', () => {
    const texts = ['/', '/about', '/fr', bundle, deferredLoader, data, '/feed.xml', '/manifest.webmanifest'].filter(
      path => existsSync(join(folder, `${fileAt(path)}.br`)),
    )
    it.each(texts)('sends %s in an accepted encoding, with equal content', async path => {
      const plain = await get(path, { 'accept-encoding': 'identity' })
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip, deflate, br', 'br'],
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['gzip;q=1.0, br;q=0', 'gzip'],
        ['GZIP', 'gzip'],
        ['identity', undefined],
        ['deflate', undefined],
      ] as const) {
        const response = await get(path, { 'accept-encoding': accepted })
        expect([accepted, response.status, response.headers['content-encoding']]).toEqual([accepted, 200, encoding])
        expect(readText(response)).toBe(plain.body.toString())
        expect(response.headers['content-type']).toBe(plain.headers['content-type'])
        expect(response.headers.vary?.toLowerCase()).toBe('accept-encoding')
        // Shared caches must be able to distinguish the encodings.
        if (encoding && response.headers.etag && !response.headers.etag.startsWith('W/'))
          expect(response.headers.etag).not.toBe(plain.headers.etag)
      }
      expect(plain.body.equals(read(fileAt(path)))).toBe(true)
    })

    it.each([picture, font, '/downloads/A%20checklist.pdf'])('does not compress %s', async path => {
      const { headers, body } = await get(path, { 'accept-encoding': 'gzip, br' })
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.equals(read(decodeURIComponent(path)))).toBe(true)
    })
  })

  describe('HEAD', () => {
    it.each(['/', '/about', bundle, picture, '/about/', '/nowhere', '/old-about'])(
      'of %s has the status and headers of GET and no body',
      async path => {
        const [whole, head] = [await get(path), await request('HEAD', path)]
        expect(head.body).toHaveLength(0)
        expect(head.status).toBe(whole.status)
        const kept = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control', 'location', 'vary']
        // Content-Length is optional in responses to HEAD.
        if (head.headers['content-length'] === undefined) kept.splice(kept.indexOf('content-length'), 1)
        const some = ({ headers }: RawResponse) => kept.map(name => [name, headers[name]])
        expect(some(head)).toEqual(some(whole))
      },
    )
  })

  describe('range requests', () => {
    it.each([
      ['bytes=0-9', 0, 10],
      ['bytes=10-', 10, undefined],
      ['bytes=-10', -10, undefined],
      ['bytes=0-999999999', 0, undefined],
    ])('return %s with status 206', async (range, start, end) => {
      const whole = read(picture)
      const { status, headers, body } = await get(picture, { range })
      const part = whole.subarray(start, end)
      const first = start < 0 ? whole.length + start : start
      expect(status).toBe(206)
      expect(headers['content-range']).toBe(`bytes ${first}-${first + part.length - 1}/${whole.length}`)
      expect(body.equals(part)).toBe(true)
    })

    it.each(['bytes=999999999-', 'bytes=999999998-999999999'])('return status 416 for %s', async range => {
      const { status, headers } = await get(picture, { range })
      expect([status, headers['content-range']]).toEqual([416, `bytes */${read(picture).length}`])
    })

    it.each([
      'bytes=5-1',
      'bytes=a-b',
      'bytes=-',
      'bytes=',
      'bytes=-0',
      'lines=1-2',
      'bytes=0-1,3-4',
      'bytes=0-0,-1,5-1',
    ])('do not fail for the invalid range %s', async range => {
      expect([200, 206, 416]).toContain((await get(picture, { range })).status)
      expect((await get('/about')).status).toBe(200)
    })

    it('return the whole file for a suffix longer than the file', async () => {
      const { status, body } = await get(picture, { range: 'bytes=-999999999' })
      expect([200, 206]).toContain(status)
      expect(body.equals(read(picture))).toBe(true)
    })

    it('return the whole file if If-Range does not match', async () => {
      const { status, body } = await get(picture, { range: 'bytes=0-9', 'if-range': '"another"' })
      expect([status, body.length]).toEqual([200, read(picture).length])
    })
  })

  describe('conditional requests', () => {
    it.each(['/', '/about', bundle, picture, data])('return status 304 for an unchanged %s', async path => {
      for (const accepted of ['identity', 'br', 'gzip']) {
        const first = await get(path, { 'accept-encoding': accepted })
        expect(first.headers.etag).toMatch(/^(W\/)?"[^"]+"$/)
        const again = (headers: Record<string, string>) => get(path, { 'accept-encoding': accepted, ...headers })
        const response = await again({ 'if-none-match': first.headers.etag ?? '' })
        expect([accepted, response.status, response.headers.etag, response.body.length]).toEqual([
          accepted,
          304,
          first.headers.etag,
          0,
        ])
        for (const name of ['cache-control', 'etag', 'vary', ...Object.keys(securityHeaders)].map(name =>
          name.toLowerCase(),
        ))
          expect([name, response.headers[name]]).toEqual([name, first.headers[name]])
        expect((await again({ 'if-none-match': `"another", ${first.headers.etag}` })).status).toBe(304)
        expect((await again({ 'if-modified-since': first.headers['last-modified'] ?? '' })).status).toBe(304)
        expect((await again({ 'if-none-match': '"another"' })).status).toBe(200)
        // If-None-Match takes precedence over If-Modified-Since (RFC 9110).
        expect(
          (await again({ 'if-none-match': '"another"', 'if-modified-since': first.headers['last-modified'] ?? '' }))
            .status,
        ).toBe(200)
      }
    })

    it('return the page if it changed since the given date', async () => {
      const since = new Date(Date.parse((await get('/about')).headers['last-modified'] ?? '') - 60_000).toUTCString()
      expect((await get('/about', { 'if-modified-since': since })).status).toBe(200)
    })
  })

  describe('disallowed methods', () => {
    it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
      'return status 405 and Allow for %s',
      async method => {
        for (const path of ['/about', '/nowhere', deferredLoader, '/about/']) {
          const { status, headers } = await request(method, path)
          expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD'])
        }
      },
    )
  })

  describe('requests for private files', () => {
    it.each([
      '/../secret.txt',
      '/../../../../../../etc/passwd',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/%252e%252e/secret.txt',
      '/static/../../secret.txt',
      '/static/..%2f..%2fsecret.txt',
      '/static/%2e%2e/%2e%2e/secret.txt',
      '/..%5csecret.txt',
      '/..\\secret.txt',
      '/....//secret.txt',
      '//etc/passwd',
      '/%00',
      '/about%00.html',
      '/%2e%2e/secret.txt%00.html',
      '/%',
      '/%E0%A4%A',
      '/%C0%AE%C0%AE/secret.txt',
      `/${'..'.repeat(50)}secret.txt`,
    ])('return no private data for %s', async path => {
      const response = await get(path)
      expect(response.status).not.toBe(200)
      expect(response.status).toBeLessThan(500)
      expect(readText(response)).not.toContain(secret)
      expect(readText(response)).not.toContain('root:x:')
      expect((await get('/about')).status).toBe(200)
    })

    it.each([
      ['12,000 characters', `/${'a/'.repeat(6000)}a`],
      ['a name of 300 letters', `/${'a'.repeat(300)}`],
      ['a name of 130 accented letters', `/${'%C3%A9'.repeat(130)}`],
      ['a file name of 245 letters', `/${'a'.repeat(245)}.md`],
    ])('are rejected if the path has %s', async (_, path) => {
      const { status } = await get(path)
      expect([400, 404, 414]).toContain(status)
      expect((await get('/about')).status).toBe(200)
    })

    it.each([
      ...privateFiles,
      '_headers',
      '_redirects',
      '_redirects.nginx',
      '_redirects.caddy',
      '_cloudfront.js',
      '.assetsignore',
    ])('return status 404 for /%s', async file => {
      const response = await get(`/${file}`)
      expect([response.status, readText(response).includes(secret)]).toEqual([404, false])
    })

    it.each([
      '/about.html.br',
      '/about.html.gz',
      `${deferredLoader}.br`,
      '/index.html.gz',
      '/webpack.stats.json',
      '/chunk-map.json',
    ])('return status 404 for %s', async path => expect((await get(path)).status).toBe(404))

    const links = server.refusesLinks ? it : it.skip
    links.each(['/linked.txt', '/linked/secret.txt', '/linked'])(
      'return status 404 for the symbolic link %s',
      async path => {
        const response = await get(path)
        expect([response.status, readText(response).includes(secret)]).toEqual([404, false])
      },
    )
  })

  it('serves 100 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => get(pagesExceptNotFound[index % pagesExceptNotFound.length] ?? '/')),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})

function fileAt(path: string): string {
  return existsSync(join(folder, path)) && path !== '/' && !pagesExceptNotFound.includes(path)
    ? path.slice(1)
    : buildHtmlFilePath(path)
}
