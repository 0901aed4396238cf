import type { Practice } from '../../content/model/practice'

/** The outside services that a page’s policy knows. */
export type CspProviders = Omit<Practice['providers'], 'booking'>

const googleAnalytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** The origins of the configured services that belong to some pages only; measuring is offered on all. */
export function listOriginsAllowedOnSomePagesOnly(providers: CspProviders): string[] {
  const { contactForm, contactEndpoint, newsletterEndpoint, stockPhotos } = providers
  const { en, fr, script } = contactForm ?? {}
  return originsOf([en, fr, script?.en, script?.fr, contactEndpoint, newsletterEndpoint, stockPhotos])
}

/** What the configured services need on a page, by directive; `data` is what the page shows, with their addresses in it. */
function collectCspSources(providers: CspProviders, data: string) {
  const shown = (addresses: (string | null | undefined)[]) =>
    originsOf(addresses).filter(origin => data.includes(origin))
  const analytics = providers.analyticsId ? googleAnalytics : []
  const frame = shown([providers.contactForm?.en, providers.contactForm?.fr])
  const form = shown([providers.contactEndpoint, providers.newsletterEndpoint])
  return {
    'script-src': [
      ...shown([providers.contactForm?.script?.en, providers.contactForm?.script?.fr]),
      ...(providers.analyticsId ? ['https://www.googletagmanager.com'] : []),
    ],
    // The frame’s address is asked first whether it answers: a frame that fails says nothing.
    'connect-src': [...new Set([...form, ...frame, ...analytics])],
    'img-src': [...analytics, ...shown([providers.stockPhotos])],
    'frame-src': frame,
    'form-action': form,
  }
}

/** Emotion adds rules to an element without text: this is the hash of nothing. */
const emptyElement = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The Content-Security-Policy of a page, for its meta element: this site, its inline scripts by their hashes, and the
 * configured services that the page shows. What a meta element cannot say stands in a header (config/hosting).
 */
export function buildContentSecurityPolicy(providers: CspProviders, data: string, hashes: string[]): string {
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
    // A form without an endpoint composes an e-mail; the clock, the estimator and the search ask this site.
    ['form-action', ["'self'", 'mailto:', ...allowed['form-action']]],
    ['base-uri', ["'none'"]],
  ]
  return directives
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function originsOf(addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap(address => (address ? [new URL(address).origin] : [])))]
}
