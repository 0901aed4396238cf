import { LocationProvider } from '@gatsbyjs/reach-router'
import { render as renderElement } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '../../src/config/languages'
import { LanguageProvider } from '../../src/site/hooks/useLanguage'
import en from '../../locales/en/common.json'
import fr from '../../locales/fr/common.json'

/** The interface texts by language. */
export const words = { en, fr }

/** The real i18next with the interface texts. */
export function createI18n(language: Language) {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: language,
    resources: { en: { common: en }, fr: { common: fr } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return i18n
}

/** Renders an element with the real router, i18next and interface texts. */
export function render(element: ReactElement, language: Language = 'en') {
  return renderElement(
    <LocationProvider>
      <LanguageProvider value={language}>
        <I18nextProvider i18n={createI18n(language)}>{element}</I18nextProvider>
      </LanguageProvider>
    </LocationProvider>,
  )
}
