/** The languages of the site. */
export const languages = ['en', 'fr'] as const

/** Two-letter code of a site language. */
export type Language = (typeof languages)[number]

/** The other language: there are two. */
export function getOtherLanguage(language: Language): Language {
  return languages.find(other => other !== language) ?? language
}

/** The language without a path prefix, and the target of `x-default`. */
export const defaultLanguage: Language = 'en'

/** For each language: its own and its English name, the tag for `html lang` and `Intl`, and the Open Graph locale. */
export const languageDetails: Record<Language, { name: string; englishName: string; html: string; openGraph: string }> =
  {
    en: { name: 'English', englishName: 'English', html: 'en-CA', openGraph: 'en_CA' },
    fr: { name: 'Français', englishName: 'French', html: 'fr-CA', openGraph: 'fr_CA' },
  }

/**
 * localStorage key under which the language of the page loaded last is stored. The site never reads it: only the path
 * determines the language. Nor does gatsby-plugin-react-i18next, which has a key of its own. It has been written since
 * the first version of the site that remembers the language; only tests read it.
 */
export const lastVisitedLanguageStorageKey = 'preferredLanguage'
