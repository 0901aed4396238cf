import { defaultLanguage, languages } from './languages'

/** Which file answers an address that does not exist, with status 404: the one in the language of the address. */
export const notFoundRules = [
  ...languages
    .filter(language => language !== defaultLanguage)
    .map(language => ({ under: `/${language}/`, file: `/${language}/404.html` })),
  { under: '/', file: '/404.html' },
]

/** Headers of every answer, for hosts that take them from a file. */
export const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** Files whose names change with their contents: they may be kept for a year. */
export const immutableFiles = /^\/static\/|\/[\w-]+-[0-9a-f]{20}\.(?:js|css)$/
