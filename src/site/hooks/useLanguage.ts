import { createContext, useContext } from 'react'
import type { Language } from '../../config/languages'

const LanguageContext = createContext<Language | null>(null)

/** Provides the language of the page. */
export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage must be used inside <LanguageProvider>, which Layout puts around a page.')
  return language
}
