import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from '../../../config/languages'
import { createTranslator, type Translator } from './translator'

interface TranslationContextValue {
  t: Translator
  i18n: { language: Language }
}

/** The translations of the current page. */
export const TranslationContext = createContext<TranslationContextValue>({
  t: createTranslator(defaultLanguage, {}),
  i18n: { language: defaultLanguage },
})

/** Replaces the plugin’s hook of the same name in the browser (gatsby/webpack). */
export const useTranslation = () => useContext(TranslationContext)
