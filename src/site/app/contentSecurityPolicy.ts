import type { Practice } from '../../content/model/practice'

/** The third-party services that the CSP depends on. */
export type CspProviders = Omit<Practice['providers'], 'booking'>

const googleAnalytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** Origins of configured services that only some pages use; analytics is on all pages. */
export function listOriginsAllowedOnSomePagesOnly(providers: CspProviders): string[] {
  const { contactForm, contactEndpoint, newsletterEndpoint, stockPhotos } = providers
  const { en, fr, script } = contactForm ?? {}
  return collectOrigins([en, fr, script?.en, script?.fr, contactEndpoint, newsletterEndpoint, stockPhotos])
}

/**
 * The sources that the configured services need on a page, by directive. `data` is the page data: a service is allowed
 * only if its origin occurs in it.
 */
function collectCspSources(providers: CspProviders, data: string) {
  const shown = (urls: (string | null | undefined)[]) => collectOrigins(urls).filter(origin => data.includes(origin))
  const analytics = providers.analyticsId ? googleAnalytics : []
  const frame = shown([providers.contactForm?.en, providers.contactForm?.fr])
  const form = shown([providers.contactEndpoint, providers.newsletterEndpoint])
  return {
    'script-src': [
      ...shown([providers.contactForm?.script?.en, providers.contactForm?.script?.fr]),
      ...(providers.analyticsId ? ['https://www.googletagmanager.com'] : []),
    ],
    // The form’s URL is fetched first to see whether it responds: a failing iframe fires no error event.
    'connect-src': [...new Set([...form, ...frame, ...analytics])],
    'img-src': [...analytics, ...shown([providers.stockPhotos])],
    'frame-src': frame,
    'form-action': form,
  }
}

/** Emotion adds rules to an empty style element: this is the hash of an empty string. */
const emptyElement = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * Builds a page’s CSP for its meta element: this site, inline scripts by hash, and the services that the page uses.
 * Directives not allowed in a meta element are in a header (config/hosting).
 */
export function buildCspMetaContent(providers: CspProviders, data: string, hashes: string[]): string {
  const allowed = collectCspSources(providers, data)
  const searches = data.includes('"SearchSection"')
  const directives: [name: string, sources: string[]][] = [
    ['default-src', ["'none'"]],
    [
      'script-src',
      [
        "'self'",
        ...hashes.map(hash => `'${hash}'`),
        ...(searches ? ["'wasm-unsafe-eval'"] : []),
        ...allowed['script-src'],
      ],
    ],
    ['style-src', ["'self'", emptyElement]],
    ['connect-src', ["'self'", ...allowed['connect-src']]],
    ['img-src', ["'self'", 'data:', ...allowed['img-src']]],
    ['font-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', allowed['frame-src']],
    // A form without an endpoint opens an e-mail (mailto:); the clock, estimator and search forms submit to this site.
    ['form-action', ["'self'", 'mailto:', ...allowed['form-action']]],
    ['base-uri', ["'none'"]],
  ]
  return directives
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function collectOrigins(urls: (string | null | undefined)[]): string[] {
  return [...new Set(urls.flatMap(url => (url ? [new URL(url).origin] : [])))]
}
