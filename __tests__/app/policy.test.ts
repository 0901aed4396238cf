import { policyFor } from '../../src/app/policy'
import { originsOf } from '../../src/build/origins'
import { practice } from '../helpers/project/single'

const { providers } = practice

it('lets nothing in from outside while no provider is named', () => {
  expect(policyFor([], originsOf(providers))).not.toContain('http')
})

it('lets in the providers that are named, each where it is needed, and nothing else', () => {
  const policy = policyFor(
    ['1'],
    originsOf({
      ...providers,
      contactForm: { en: 'https://forms.example.com/en', fr: 'https://forms.example.com/fr' },
      contactEndpoint: 'https://send.example.com/contact',
      newsletterEndpoint: 'https://send.example.com/letters',
      booking: 'https://booking.example.com',
    }),
  )
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]+'$/),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' https://send.example.com https://forms.example.com",
    "frame-src 'self' https://forms.example.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' mailto: https://send.example.com",
  ])
})
