import { policyOf } from '../../src/lib/policy'

const directive = (policy: string, name: string) => policy.split('; ').find(part => part.startsWith(name))

it('allows this site and its known scripts alone while no service is configured', () => {
  const policy = policyOf({ analyticsId: null, stockPhotos: null }, ['sha256-abc'])
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc'")
  expect(policy).not.toContain('https:')
})

it('allows each configured service what it needs', () => {
  const policy = policyOf({ analyticsId: 'G-1', stockPhotos: 'https://photos.example.com/base' }, [])
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com")
  expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com')
  expect(directive(policy, 'img-src')).toContain('https://photos.example.com')
})
