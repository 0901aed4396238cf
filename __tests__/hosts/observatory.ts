import { createRequire } from 'node:module'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { exampleDomain } from '../../src/gatsby/hosts/recipeParts'
import type { RawResponse } from './rawRequest'

/** The result of one test of Mozilla’s HTTP Observatory. */
interface TestResult {
  result: string
  pass: boolean
  scoreModifier: number
}

interface Scan {
  scan: { score: number; grade: string; testsFailed: number }
  tests: Record<string, TestResult>
}

// Bundled by scripts/observatory.mjs.
const load = createRequire(join(process.cwd(), 'package.json'))
const loadObservatory = () =>
  load('./node_modules/.cache/observatory/scan-1.4.8.cjs') as { scan: (requests: object) => Promise<Scan> }

/**
 * Scans a page with the Observatory’s published code. In production, certbot or Caddy provides TLS; the servers tested
 * here speak plain HTTP, so the scan assumes a valid certificate and a redirect from `http:` to `https:`.
 *
 * The Observatory ignores directives of the meta element if a CSP header with other directives exists. With `joined`,
 * both policies are merged into the header, so that every directive is checked.
 */
export async function scanWithObservatory(
  page: RawResponse,
  html: string,
  preflight: RawResponse,
  joined: boolean,
): Promise<Scan> {
  const [metas, header] = [policiesIn(html), String(page.headers['content-security-policy'])]
  const merged = [...new Set([...metas, header].flatMap(policy => policy.split('; ')))].join('; ')
  const response = {
    status: page.status,
    headers: joined ? { ...page.headers, 'content-security-policy': merged } : page.headers,
    verified: true,
    httpEquiv: new Map([['content-security-policy', joined ? [] : metas]]),
  }
  const [http, https] = ['http', 'https'].map(scheme => new URL(`${scheme}://${exampleDomain}/`))
  const redirects = [
    { url: http, status: 301 },
    { url: https, status: page.status },
  ]
  return loadObservatory().scan({
    hostname: exampleDomain,
    resources: { path: html },
    session: { url: https, jar: { serializeSync: () => ({ cookies: [page.headers['set-cookie'] ?? []].flat() }) } },
    responses: {
      auto: response,
      http: response,
      https: response,
      cors: { ...preflight, request: { headers: { origin: 'https://elsewhere.example' } } },
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
  })
}

function policiesIn(html: string): string[] {
  const metas = [...new JSDOM(html).window.document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')]
  return metas.map(meta => meta.getAttribute('content') ?? '')
}
