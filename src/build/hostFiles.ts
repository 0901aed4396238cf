import { headers, notFoundRules } from '../config/hosting'
import { localizePath, variantsOf } from '../lib/paths'
import type { Redirects } from '../model'

/**
 * `_redirects` of static hosts (Netlify, Cloudflare Pages): old addresses in every variant, to the canonical address of
 * the page in the same language, then the not-found page in the language of the address. The first line that fits holds.
 */
export function redirectsFile(redirects: Redirects): string {
  const moves = redirects.flatMap(({ from, to }) =>
    variantsOf(from).map(({ path, language }) => `${path} ${localizePath(to, language)} 301\n`),
  )
  const unknown = notFoundRules.map(({ under, file }) => `${under}* ${file} 404\n`)
  return [...moves, ...unknown].join('')
}

/** The moves that a `_redirects` file names: old address → new. */
export function movesOf(redirectsFile: string): Map<string, string> {
  const rules = redirectsFile.split('\n').map(line => line.split(' '))
  return new Map(rules.flatMap(([from, to, status]) => (from && to && status === '301' ? [[from, to]] : [])))
}

/** `_headers` of the same hosts: the headers of every answer, and a year for pictures and fonts, which are named by their contents. */
export function headersFile(): string {
  const always = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const forAYear = '  Cache-Control: public, max-age=31536000, immutable'
  return ['/*', ...always, '/static/*', forAYear, ''].join('\n')
}
