import { defaultLanguage, languages } from './languages'

// The one source of what hosts are told. `npm run serve` obeys it; the build and `npm run deploy:recipes` write it down
// for the others (src/gatsby/hosts).

/** Which file answers an address that does not exist, with status 404: the one in the language of the address. */
export const notFoundRules = [
  ...languages
    .filter(language => language !== defaultLanguage)
    .map(language => ({ under: `/${language}/`, file: `/${language}/404.html` })),
  { under: '/', file: '/404.html' },
]

/** The file of the not-found page for an address. */
export function findNotFoundFile(path: string): string {
  return notFoundRules.find(({ under }) => `${path}/`.startsWith(under))?.file ?? '/404.html'
}

/**
 * What the site may ask of a device: nothing. Only names that browsers know, or they complain on every page. Left alone
 * are `clipboard-*`, of which the buttons that copy need one and their tests the other, and `storage-access`, which a provider’s form may need.
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
 * The part of the Content-Security-Policy that is alike everywhere, or that the meta element of a page cannot say; the
 * rest stands in that element, with what the page needs (site/app/contentSecurityPolicy). A browser obeys both.
 */
const policy = ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'", 'upgrade-insecure-requests']

/** Headers of every answer, whatever its status. */
export const securityHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': devices.map(device => `${device}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Nothing is promised for other hosts of the owner’s domain.
  'Strict-Transport-Security': 'max-age=31536000',
}

/** `Cache-Control` of files whose names change with their contents, and of everything else. */
export const cacheControlValues = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
}

/** Addresses of files whose names change with their contents: they may be kept for a year. */
export const immutablePathPattern = /^\/static\/|^\/pagefind\/(?:index|fragment)\/|\/[\w-]+-[0-9a-f]{20}\.(?:js|css)$/

/**
 * Addresses that are answered with 404 although there may be a file: rules of hosts and pieces of Gatsby (/_…), hidden
 * files, compressed twins, source maps, not-found pages. With a backslash, browsers would take some for another host.
 */
export const privatePathPattern = /\\|^\/_|\/\.(?!well-known\/)|^(?:\/[a-z]{2})?\/404(?:\.html)?$|\.(?:br|gz|map)$/

/** Files that Gatsby leaves for itself: the build takes them out of public/. */
export const gatsbyLeftovers = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/** Addresses that lead to another: `/about/` and `/about.html` to `/about`, which is the first group. */
export const nonCanonicalPathPattern = /^\/*(\/.*?)(?:\/+|\.html)$/

/** What is said besides with pages as Markdown: search engines are to list the pages themselves. */
export const markdownHeaders = { 'X-Robots-Tag': 'noindex' }

/** Files that are also kept compressed: their endings, and their types. */
export const compressibleTypesByExtension: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml; charset=utf-8',
}

/** Methods that are answered. */
export const allowedHttpMethods = ['GET', 'HEAD']
