import {
  cacheControlValues,
  compressibleTypesByExtension,
  immutablePathPattern,
  markdownNoindexHeaders,
  securityHeaders,
} from '../../config/hosting'

/**
 * Generates `_headers` for Netlify and Cloudflare: the security headers of every response, the headers of Markdown
 * files, and a year of caching for content-hashed files. Both hosts match only paths and wildcards, so bundles are
 * listed one by one; Cloudflare reads at most a hundred rules. If two matching rules set the same header, both hosts
 * send both values; so `/*` sets no Cache-Control.
 */
export function generateHeadersFile(bundles: string[]): string {
  const lines = (headers: Record<string, string | undefined>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const kept = [
    '/static/*',
    '/pagefind/index/*',
    '/pagefind/fragment/*',
    ...bundles.map(name => `/${name}`).filter(path => immutablePathPattern.test(path) && !path.startsWith('/static/')),
  ]
  return [
    '/*',
    ...lines(securityHeaders),
    '/*.md',
    ...lines({ 'Content-Type': compressibleTypesByExtension.md, ...markdownNoindexHeaders }),
    ...kept.slice(0, 90).flatMap(path => [path, `  Cache-Control: ${cacheControlValues.immutable}`]),
    '',
  ].join('\n')
}
