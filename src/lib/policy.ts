import type { Practice } from '../model/practice'

/** The outside services that a page’s policy knows. */
export type PolicyProviders = Omit<Practice['providers'], 'booking'>

const googleAnalytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** What the configured services need, by directive, beside this site itself; nothing for a service that is not configured. */
export function allowedFor(providers: PolicyProviders) {
  const analytics = providers.analyticsId ? googleAnalytics : []
  const frame = originsOf([providers.contactForm?.en, providers.contactForm?.fr])
  const form = originsOf([providers.contactEndpoint, providers.newsletterEndpoint])
  return {
    'script-src': providers.analyticsId ? ['https://www.googletagmanager.com'] : [],
    // The frame’s address is asked first whether it answers: a frame that fails says nothing.
    'connect-src': [...new Set([...form, ...frame, ...analytics])],
    'img-src': [...analytics, ...originsOf([providers.stockPhotos])],
    'frame-src': frame,
    'form-action': form,
  }
}

/** The Content-Security-Policy of a page: this site, its inline scripts by their hashes, and the configured services. */
export function policyOf(providers: PolicyProviders, hashes: string[]): string {
  const allowed = allowedFor(providers)
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes.map(hash => `'${hash}'`), ...allowed['script-src']],
    // Emotion’s styles are inline.
    ["style-src 'self' 'unsafe-inline'"],
    ["connect-src 'self'", ...allowed['connect-src']],
    ["img-src 'self' data:", ...allowed['img-src']],
    ["frame-src 'self'", ...allowed['frame-src']],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self' mailto:", ...allowed['form-action']],
  ]
    .map(parts => parts.join(' '))
    .join('; ')
}

function originsOf(addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap(address => (address ? [new URL(address).origin] : [])))]
}
