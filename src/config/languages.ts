/** The languages of the site, in the order in which they are listed; the first is served at bare addresses. */
export const languages = ['en', 'fr'] as const

/** One language of the site, as its two-letter code. */
export type Language = (typeof languages)[number]

/** The language of bare addresses, and the reading of `x-default`. */
export const defaultLanguage: Language = 'en'

/** How each language names itself: to readers, in `html lang`, to `Intl`, and in Open Graph. */
export const languageDetails: Record<Language, { name: string; html: string; openGraph: string }> = {
  en: { name: 'English', html: 'en-CA', openGraph: 'en_CA' },
  fr: { name: 'Français', html: 'fr-CA', openGraph: 'fr_CA' },
}

/** The key under which the language of the last page is stored. It moves nobody: addresses alone choose the language. */
export const languageStorageKey = 'preferredLanguage'
