import { renderHook } from '@testing-library/react'
import { LanguageProvider, useLanguage } from '../../../src/site/hooks/useLanguage'

afterEach(() => jest.restoreAllMocks())

it('is the language of the page around it', () => {
  const { result } = renderHook(useLanguage, {
    wrapper: ({ children }) => <LanguageProvider value="fr">{children}</LanguageProvider>,
  })
  expect(result.current).toBe('fr')
})

it('says what is missing outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(useLanguage)).toThrow('useLanguage must be used inside <LanguageProvider>')
})
