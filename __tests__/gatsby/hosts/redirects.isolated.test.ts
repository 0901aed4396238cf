import { cacheControlValues, securityHeaders } from '../../../src/config/hosting'
import { generateCloudFrontFunction, type CloudFrontEvent } from '../../../src/gatsby/hosts/aws'
import { redirectsSchema } from '../../../src/content/model'
import { generateHeadersFile } from '../../../src/gatsby/hosts/headersFile'
import {
  generateCaddyRedirects,
  parsePermanentRedirects,
  generateNginxRedirects,
  generateRedirectsFile,
} from '../../../src/gatsby/hosts/redirects'

const redirects = [
  { from: '/old', to: '/new#place' },
  { from: '/form', to: '/contact?service=x#form' },
]

it('writes each redirect for the unprefixed, /en and /fr paths, with and without a slash, and parses them back', () => {
  const file = generateRedirectsFile(redirects)
  expect(file.split('\n').slice(0, 6)).toEqual([
    '/old /new#place 301',
    '/old/ /new#place 301',
    '/en/old /new#place 301',
    '/en/old/ /new#place 301',
    '/fr/old /fr/new#place 301',
    '/fr/old/ /fr/new#place 301',
  ])
  expect([...parsePermanentRedirects(file)].slice(0, 3)).toEqual([
    ['/old', '/new#place'],
    ['/en/old', '/new#place'],
    ['/fr/old', '/fr/new#place'],
  ])
})

it('matches every old path as a case-sensitive expression in nginx and Caddy', () => {
  const more = [...redirects, { from: '/old.html', to: '/new' }]
  const [nginx, caddy] = [generateNginxRedirects(more), generateCaddyRedirects(more)]
  for (const from of ['/old', '/en/old', '/fr/old', '/form', '/fr/form', '/old\\.html']) {
    expect(nginx).toContain(`"~^${from}/?$" `)
    expect(caddy).toContain(` path_regexp ^${from}/?$\n`)
  }
})

it.each(['"', '$5', '{a}', '\\', ' '])('rejects a target with “%s”, which nginx or Caddy would not load', end =>
  expect(redirectsSchema.safeParse([{ from: '/old', to: `/contact?x=${end}` }]).error?.issues[0]?.message).toContain(
    'without spaces, quotes',
  ),
)

it('writes a comment for Caddy when there are no redirects', () => {
  expect(generateCaddyRedirects([])).toMatch(/^#/)
})

it('sets security headers for all paths, immutable caching for hashed files, and noindex for Markdown', () => {
  const font = 'static/serif-0123456789abcdef.woff2'
  const lines = generateHeadersFile(['app-0123456789abcdef0123.js', 'start.js', font]).split('\n')
  expect(lines[0]).toBe('/*')
  Object.entries(securityHeaders).forEach(([name, value]) => expect(lines).toContain(`  ${name}: ${value}`))
  for (const path of ['/static/*', '/app-0123456789abcdef0123.js'])
    expect(lines[lines.indexOf(path) + 1]).toBe(`  Cache-Control: ${cacheControlValues.immutable}`)
  expect(lines).not.toContain('/start.js')
  // `/static/*` has it already; Cloudflare would send the value twice.
  expect(lines).not.toContain(`/${font}`)
  expect(lines.slice(lines.indexOf('/*.md') + 1)).toEqual(
    expect.arrayContaining(['  Content-Type: text/markdown; charset=utf-8', '  X-Robots-Tag: noindex']),
  )
})

describe('the CloudFront function', () => {
  const handler = new Function(`${generateCloudFrontFunction(redirects)}; return handler`)() as (
    event: CloudFrontEvent,
  ) => {
    uri?: string
    headers?: { location: { value: string } }
  }
  const run = (uri: string, querystring: CloudFrontEvent['request']['querystring'] = {}) =>
    handler({ request: { uri, querystring } })

  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/fr', '/fr.html'],
    ['/feed.xml', '/feed.xml'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('maps %s to the file %s', (uri, file) => expect(run(uri).uri).toBe(file))

  it.each(['/404', '/fr/404.html', '/_headers', '/.env', '/about.html.br'])('rewrites %s to a missing file', uri =>
    expect(run(uri).uri).toBe('/_'),
  )

  it.each([
    ['/about/', '/about?a=1'],
    ['/about.html', '/about?a=1'],
    ['//example.org/', '/example.org?a=1'],
    ['/old', '/new?a=1#place'],
    ['/fr/old/', '/fr/new?a=1#place'],
    ['/form', '/contact?service=x&a=1#form'],
  ])('redirects %s to %s and keeps the query', (uri, to) =>
    expect(run(uri, { a: { value: '1' } }).headers?.location.value).toBe(to),
  )

  it('keeps repeated and empty query parameters', () =>
    expect(
      run('/about/', { a: { value: '2', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } }),
    ).toEqual(expect.objectContaining({ headers: { location: { value: '/about?a=1&a=2&b' } } })))
})
