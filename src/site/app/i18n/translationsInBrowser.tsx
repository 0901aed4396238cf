import type { GatsbyBrowser } from 'gatsby'
import type { ContextType } from 'react'
import { defaultLanguage, languages, languageDetails, type Language } from '../../../config/languages'
import { createTranslator, type LocaleMessages } from './translator'
import { TranslationContext } from './useTranslation'

// Takes the place of gatsby-plugin-react-i18next’s part in the scripts of visitors (gatsby/webpack): the plugin renders
// the pages, and here the same words are read again, each language from a file of its own that is kept for all pages.

const files: Record<Language, () => Promise<{ default: LocaleMessages }>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../../../../locales/en/common.json'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../../../../locales/fr/common.json'),
}

const known = new Map<Language, ContextType<typeof TranslationContext>>()

/** Loads the words of the page before it begins to render: a host may answer any address with a not-found page of its choice. */
export async function onClientEntry(): Promise<void> {
  const { lang } = document.documentElement
  const language = languages.find(language => languageDetails[language].html === lang) ?? defaultLanguage
  const { default: words } = await files[language]()
  known.set(language, { t: createTranslator(language, words), i18n: { language } })
}

/** Gives a page its words. A page of another language, to which no link of the router leads, is loaded afresh. */
export const wrapPageElement: GatsbyBrowser<Record<string, unknown>, { language?: Language }>['wrapPageElement'] = ({
  element,
  props,
}) => {
  const translation = known.get(props.pageContext.language ?? defaultLanguage)
  if (translation) return <TranslationContext.Provider value={translation}>{element}</TranslationContext.Provider>
  location.reload()
  return <></>
}
