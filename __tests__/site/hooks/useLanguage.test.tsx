import { renderHook } from '@testing-library/react'
import { LanguageProvider, useLanguage } from '../../../src/site/hooks/useLanguage'

afterEach(() => jest.restoreAllMocks())

it('returns the provider’s language', () => {
  const { result } = renderHook(useLanguage, {
    wrapper: ({ children }) => <LanguageProvider value="fr">{children}</LanguageProvider>,
  })
  expect(result.current).toBe('fr')
})

it('throws outside a provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(useLanguage)).toThrow('useLanguage must be used inside <LanguageProvider>')
})
