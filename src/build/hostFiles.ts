import { headers, notFoundRules } from '../config/hosting'

/** `_redirects` of static hosts (Netlify, Cloudflare Pages): the not-found page in the language of the address. */
export function redirectsFile(): string {
  return notFoundRules.map(({ under, file }) => `${under}* ${file} 404\n`).join('')
}

/** `_headers` of the same hosts: the headers of every answer, and a year for pictures and fonts, which are named by their contents. */
export function headersFile(): string {
  const always = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const forAYear = '  Cache-Control: public, max-age=31536000, immutable'
  return ['/*', ...always, '/static/*', forAYear, ''].join('\n')
}
