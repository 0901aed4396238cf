import { securityHeaders, unservedPathPattern, trailingSlashOrHtmlPattern } from '../../config/hosting'
import type { Redirects } from '../../content/model'
import { buildCloudFrontRedirectMap } from './redirects'

interface CloudFrontRequest {
  uri: string
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>
}

/** The viewer-request event that CloudFront passes to its function. */
export interface CloudFrontEvent {
  request: CloudFrontRequest
}

interface Rules {
  moves: ReturnType<typeof buildCloudFrontRedirectMap>
  privateFiles: RegExp
  uncleanAddress: RegExp
}

/**
 * Generates the source of a CloudFront viewer-request function with the redirects embedded. `answer` is serialized with
 * toString(): it must not use anything from outside itself, nor syntax that CloudFront’s runtime does not support.
 */
export function generateCloudFrontFunction(redirects: Redirects): string {
  return [
    '// For CloudFront’s “viewer request”, runtime cloudfront-js-2.0. Written by the build; docs/hosting.md says where it goes.',
    `const rules = { moves: ${JSON.stringify(buildCloudFrontRedirectMap(redirects))}, privateFiles: ${unservedPathPattern}, uncleanAddress: ${trailingSlashOrHtmlPattern} };`,
    `const answer = ${answer.toString()};`,
    'function handler(event) { return answer(event, rules); }',
    '',
  ].join('\n')
}

function answer(event: CloudFrontEvent, rules: Rules) {
  const request = event.request
  const uri = request.uri
  const query = Object.keys(request.querystring)
    .map(function (name) {
      const { value, multiValue } = request.querystring[name]!
      return (multiValue || [{ value: value }])
        .map(function (one) {
          return one.value ? name + '=' + one.value : name
        })
        .join('&')
    })
    .join('&')
  function createRedirect(address: string) {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: address } } }
  }
  const moved = rules.moves[uri.replace(/\/+$/, '')]
  if (moved) {
    const own = moved[1]
    return createRedirect(moved[0] + own + (query ? (own ? '&' : '?') + query : '') + moved[2])
  }
  // No such object exists, so the bucket returns its error document.
  if (rules.privateFiles.test(uri)) request.uri = '/_'
  else if (uri === '/' || uri === '/index.html') request.uri = '/index.html'
  else {
    const clean = rules.uncleanAddress.exec(uri)
    if (clean) return createRedirect(clean[1] + (query ? '?' + query : ''))
    if (!/\.[^/]+$/.test(uri)) request.uri = uri + '.html'
  }
  return request
}

/** Generates the configuration of a CloudFront response headers policy. */
export function generateCloudFrontHeadersPolicy(): string {
  const {
    'Content-Security-Policy': contentPolicy,
    'Strict-Transport-Security': transport,
    'Referrer-Policy': referrer,
    'X-Frame-Options': frame,
  } = securityHeaders
  const security = [
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'Referrer-Policy',
    'X-Frame-Options',
    'X-Content-Type-Options',
  ]
  const custom = Object.entries(securityHeaders)
    .filter(([name]) => !security.includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }))
  const policy = {
    Name: 'site',
    Comment: 'Written by npm run deploy:recipes from src/config/hosting.ts: change it there.',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: contentPolicy, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: frame, Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
