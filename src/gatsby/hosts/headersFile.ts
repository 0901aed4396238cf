import { caching, headers, immutableFiles } from '../../config/hosting'

/**
 * `_headers` of Netlify and Cloudflare: the headers of every answer, and a year for files named by their contents. These
 * hosts know folders and names, no patterns, so that bundles are listed one by one; Cloudflare reads a hundred rules.
 */
export function headersFile(bundles: string[]): string {
  const always = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const kept = ['/static/*', ...bundles.map(name => `/${name}`).filter(path => immutableFiles.test(path))]
  return ['/*', ...always, ...kept.slice(0, 90).flatMap(path => [path, `  Cache-Control: ${caching.kept}`]), ''].join(
    '\n',
  )
}
