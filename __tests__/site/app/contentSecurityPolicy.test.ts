import { buildCspMetaContent, listOriginsAllowedOnSomePagesOnly } from '../../../src/site/app/contentSecurityPolicy'
import { practice } from '../../helpers/project/single'

const { providers } = practice
const configured = {
  contactForm: { en: 'https://forms.example.com/en', fr: 'https://forms.example.com/fr' },
  contactEndpoint: 'https://send.example.com/contact',
  newsletterEndpoint: 'https://letters.example.com/join',
  analyticsId: null,
  stockPhotos: 'https://photos.example.com/base',
}
const own = {
  'default-src': "'none'",
  'script-src': "'self' 'sha256-abc'",
  'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self' mailto:",
  'base-uri': "'none'",
}
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map(directive => [directive.split(' ')[0], directive.replace(/^\S+ /, '')]))
const shownWith = (...addresses: string[]) =>
  directives(buildCspMetaContent(configured, JSON.stringify({ addresses }), ['sha256-abc']))

it('allows only the site itself and its hashed scripts without providers', () => {
  expect(directives(buildCspMetaContent(providers, '{}', ['sha256-abc']))).toEqual(own)
})

it('does not allow a configured provider on a page that does not use it', () => {
  expect(shownWith('https://elsewhere.example.com')).toEqual(own)
})

it.each([
  [
    'the provider’s form',
    configured.contactForm.fr,
    { 'frame-src': 'https://forms.example.com', 'connect-src': "'self' https://forms.example.com" },
  ],
  [
    'the endpoint of the form',
    configured.contactEndpoint,
    { 'form-action': "'self' mailto: https://send.example.com", 'connect-src': "'self' https://send.example.com" },
  ],
  [
    'the endpoint of the newsletter',
    configured.newsletterEndpoint,
    {
      'form-action': "'self' mailto: https://letters.example.com",
      'connect-src': "'self' https://letters.example.com",
    },
  ],
  [
    'a stock photo',
    `${configured.stockPhotos}/photo.jpg?w=640`,
    { 'img-src': "'self' data: https://photos.example.com" },
  ],
])('allows %s in the right directives on a page that uses it', (_, address, wider) => {
  expect(shownWith(address)).toEqual({ ...own, ...wider })
})

it('allows analytics scripts, requests and images on every page', () => {
  const policy = directives(buildCspMetaContent({ ...providers, analyticsId: 'G-1' }, '{}', []))
  expect(policy['script-src']).toBe("'self' https://www.googletagmanager.com")
  expect(policy['connect-src']).toMatch(/https:\/\/\*\.google-analytics\.com/)
  expect(policy['img-src']).toMatch(/https:\/\/\*\.google-analytics\.com/)
})

it('listOriginsAllowedOnSomePagesOnly lists each origin once', () => {
  expect(listOriginsAllowedOnSomePagesOnly(configured)).toEqual([
    'https://forms.example.com',
    'https://send.example.com',
    'https://letters.example.com',
    'https://photos.example.com',
  ])
  expect(listOriginsAllowedOnSomePagesOnly(providers)).toEqual([])
})
