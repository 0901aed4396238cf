import type { GatsbyBrowser } from 'gatsby'
import type { ContextType } from 'react'
import { defaultLanguage, type Language } from '../../../config/languages'
import { deferredLoaderFetchScriptId } from '../../../shared/deferredLoader'
import { splitLanguageAndRoute } from '../../../shared/paths'
import { createTranslator, type LocaleMessages } from './translator'
import { TranslationContext } from './useTranslation'

// Replaces gatsby-plugin-react-i18next in the browser (gatsby/webpack): the plugin is used at build only; browsers load
// the translations of a language from one file that is cached for all pages.

const files: Record<Language, () => Promise<{ default: LocaleMessages }>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../../../../locales/en/common.json'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../../../../locales/fr/common.json'),
}

const known = new Map<Language, ContextType<typeof TranslationContext>>()

/**
 * Loads the translations before hydration. The language comes from the path of the file, as a host may answer any path
 * with a not-found page of either language, and translators in browsers overwrite <html lang>.
 */
export async function onClientEntry(): Promise<void> {
  const { path = '/' } = document.getElementById(deferredLoaderFetchScriptId)?.dataset ?? {}
  const { language } = splitLanguageAndRoute(path)
  const { default: words } = await files[language]()
  known.set(language, { t: createTranslator(language, words), i18n: { language } })
}

/**
 * Provides a page’s translations. A page in another language, to which the router has no links, is reloaded in full.
 */
export const wrapPageElement: GatsbyBrowser<Record<string, unknown>, { language?: Language }>['wrapPageElement'] = ({
  element,
  props,
}) => {
  const translation = known.get(props.pageContext.language ?? defaultLanguage)
  if (translation) return <TranslationContext.Provider value={translation}>{element}</TranslationContext.Provider>
  location.reload()
  return <></>
}
