import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from '../../../config/languages'
import { createTranslator, type Translate } from './translator'

interface Translation {
  t: Translate
  i18n: { language: Language }
}

/** The words of the page that shows. */
export const Translation = createContext<Translation>({
  t: createTranslator(defaultLanguage, {}),
  i18n: { language: defaultLanguage },
})

/** Takes the place of the hook of that name in the scripts of visitors (gatsby/webpack), which need no more of it. */
export const useTranslation = () => useContext(Translation)
