import { createRequire } from 'node:module'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { exampleDomain } from '../../src/gatsby/hosts/recipePlaceholders'
import type { Answer } from './ask'

/** What Mozilla’s Observatory says of one thing that it looks at. */
interface Finding {
  result: string
  pass: boolean
  scoreModifier: number
}

interface Scan {
  scan: { score: number; grade: string; testsFailed: number }
  tests: Record<string, Finding>
}

// Made by scripts/observatory.mjs.
const load = createRequire(join(process.cwd(), 'package.json'))
const program = () =>
  load('./node_modules/.cache/observatory/scan-1.4.8.cjs') as { scan: (requests: object) => Promise<Scan> }

/**
 * What the Observatory says of a page, by its published algorithm. The recipes leave TLS to certbot and to Caddy itself,
 * and these servers speak none here: that a valid certificate is there, and that `http:` leads to `https:`, is assumed.
 *
 * Of a directive that stands only in the meta element, beside a header with others, the Observatory takes nothing to be
 * allowed. With `joined` it sees both policies as one, in which nothing is overlooked.
 */
export async function observe(page: Answer, html: string, preflight: Answer, joined: boolean): Promise<Scan> {
  const [metas, header] = [policiesIn(html), String(page.headers['content-security-policy'])]
  const one = [...new Set([...metas, header].flatMap(policy => policy.split('; ')))].join('; ')
  const answer = {
    status: page.status,
    headers: joined ? { ...page.headers, 'content-security-policy': one } : page.headers,
    verified: true,
    httpEquiv: new Map([['content-security-policy', joined ? [] : metas]]),
  }
  const [http, https] = ['http', 'https'].map(scheme => new URL(`${scheme}://${exampleDomain}/`))
  const redirects = [
    { url: http, status: 301 },
    { url: https, status: page.status },
  ]
  return program().scan({
    hostname: exampleDomain,
    resources: { path: html },
    session: { url: https, jar: { serializeSync: () => ({ cookies: [page.headers['set-cookie'] ?? []].flat() }) } },
    responses: {
      auto: answer,
      http: answer,
      https: answer,
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
