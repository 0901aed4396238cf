import { policyOf } from '../../src/lib/policy'
import { practice } from '../helpers/project/single'

const { providers } = practice

it('allows this site and its known scripts alone while no service is configured', () => {
  const policy = policyOf(providers, ['sha256-abc'])
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy).not.toContain('http')
})

it('allows each configured service where it is needed, and nothing else', () => {
  const policy = policyOf(
    {
      contactForm: { en: 'https://forms.example.com/en', fr: 'https://forms.example.com/fr' },
      contactEndpoint: 'https://send.example.com/contact',
      newsletterEndpoint: 'https://send.example.com/letters',
      analyticsId: null,
      stockPhotos: 'https://photos.example.com/base',
    },
    [],
  )
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' https://send.example.com https://forms.example.com",
    "img-src 'self' data: https://photos.example.com",
    "frame-src 'self' https://forms.example.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' mailto: https://send.example.com",
  ])
})

it('allows the provider of measurements its script, its requests and its pictures', () => {
  const policy = policyOf({ ...providers, analyticsId: 'G-1' }, [])
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
  expect(policy).toMatch(/img-src [^;]*https:\/\/\*\.google-analytics\.com/)
})
