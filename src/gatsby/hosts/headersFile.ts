import {
  cacheControlValues,
  compressibleTypesByExtension,
  immutablePathPattern,
  markdownHeaders,
  securityHeaders,
} from '../../config/hosting'

/**
 * `_headers` of Netlify and Cloudflare: the headers of every answer, those of Markdown, and a year for files named by their contents. These
 * hosts know folders and names, no patterns, so that bundles are listed one by one; Cloudflare reads a hundred rules.
 */
export function generateHeadersFile(bundles: string[]): string {
  const lines = (headers: Record<string, string | undefined>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const kept = [
    '/static/*',
    '/pagefind/index/*',
    '/pagefind/fragment/*',
    ...bundles.map(name => `/${name}`).filter(path => immutablePathPattern.test(path)),
  ]
  return [
    '/*',
    ...lines(securityHeaders),
    '/*.md',
    ...lines({ 'Content-Type': compressibleTypesByExtension.md, ...markdownHeaders }),
    ...kept.slice(0, 90).flatMap(path => [path, `  Cache-Control: ${cacheControlValues.immutable}`]),
    '',
  ].join('\n')
}
