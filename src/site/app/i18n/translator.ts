import type { Language } from '../../../config/languages'

/** The interface words of a language: sentences by keys, in groups. */
export interface LocaleMessages {
  [key: string]: string | LocaleMessages
}

/** Gives the sentence of a key, with values in place of the names in double braces. */
export type Translator = (key: string, values?: Record<string, unknown>) => string

/** What of i18next the pages use: dotted keys, the forms of a number, values put in. A missing key gives itself. */
export function createTranslator(language: Language, words: LocaleMessages): Translator {
  const plural = new Intl.PluralRules(language)
  return (key, values) => {
    const count = values?.count
    const sentence =
      (typeof count === 'number' ? sentenceOf(words, `${key}_${plural.select(count)}`) : undefined) ??
      sentenceOf(words, key)
    if (sentence === undefined || !values) return sentence ?? key
    return sentence.replace(/{{(\w+)}}/g, (slot, name: string) => String(values[name] ?? slot))
  }
}

function sentenceOf(words: LocaleMessages, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<LocaleMessages | string | undefined>(
      (group, name) => (typeof group === 'object' ? group[name] : undefined),
      words,
    )
  return typeof found === 'string' ? found : undefined
}
