import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from '../../../config/languages'
import { createTranslator, type Translator } from './translator'

interface TranslationContextValue {
  t: Translator
  i18n: { language: Language }
}

/** The words of the page that shows. */
export const TranslationContext = createContext<TranslationContextValue>({
  t: createTranslator(defaultLanguage, {}),
  i18n: { language: defaultLanguage },
})

/** Takes the place of the hook of that name in the scripts of visitors (gatsby/webpack), which need no more of it. */
export const useTranslation = () => useContext(TranslationContext)
