import { defaultLanguage, languages } from './languages'

// Single source of the host configuration. `npm run serve` uses it directly; the build and `npm run deploy:recipes`
// generate files from it for other hosts (src/gatsby/hosts).

/** Which file to serve with status 404, by path prefix: the not-found page in the language of the path. */
export const notFoundRules = [
  ...languages
    .filter(language => language !== defaultLanguage)
    .map(language => ({ under: `/${language}/`, file: `/${language}/404.html` })),
  { under: '/', file: '/404.html' },
]

/** The not-found page for a path. */
export function findNotFoundFile(path: string): string {
  return notFoundRules.find(({ under }) => `${path}/`.startsWith(under))?.file ?? '/404.html'
}

/**
 * Permissions-Policy: the site uses no device features. Only names that browsers know, since unknown ones log a warning
 * on every page. Not listed are `clipboard-*`, which the copy buttons and their tests need, and `storage-access`, which
 * an embedded form may need.
 */
const devices = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * The part of the Content-Security-Policy that is the same everywhere or not allowed in a meta element; the rest is in
 * each page’s meta element (site/app/contentSecurityPolicy). Browsers enforce both.
 */
const policy = ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'", 'upgrade-insecure-requests']

/** Headers of every response, whatever its status. */
export const securityHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': devices.map(device => `${device}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Without includeSubDomains: the owner may have other hosts under the domain that do not use HTTPS.
  'Strict-Transport-Security': 'max-age=31536000',
}

/** `Cache-Control` of content-hashed files, and of everything else. */
export const cacheControlValues = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
}

/** Paths of content-hashed files, which may be cached for a year. */
export const immutablePathPattern = /^\/static\/|^\/pagefind\/(?:index|fragment)\/|\/[\w-]+-[0-9a-f]{20}\.(?:js|css)$/

/**
 * Paths answered with 404 even if a file exists: host configuration and Gatsby internals (/_…), hidden files except
 * those in /.well-known/, precompressed files, source maps, not-found pages. Backslashes are included because browsers
 * treat `/\host` as another host.
 */
export const unservedPathPattern = /\\|^\/_|\/\.(?!well-known\/)|^(?:\/[a-z]{2})?\/404(?:\.html)?$|\.(?:br|gz|map)$/

/** Files for Gatsby’s own use, removed from public/ by the build. */
export const gatsbyLeftovers = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/** Paths to redirect: `/about/` and `/about.html` to `/about` (the first group). */
export const trailingSlashOrHtmlPattern = /^\/*(\/.*?)(?:\/+|\.html)$/

/** Additional headers of Markdown files: search engines should index only the HTML pages. */
export const markdownNoindexHeaders = { 'X-Robots-Tag': 'noindex' }

/**
 * Content types of the text files that compress well, by extension. The build precompresses those of at least 512
 * bytes, except downloads.
 */
export const compressibleTypesByExtension: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml; charset=utf-8',
}

/** HTTP methods that are allowed. */
export const allowedHttpMethods = ['GET', 'HEAD']
