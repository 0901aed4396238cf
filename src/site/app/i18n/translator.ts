import type { Language } from '../../../config/languages'

/** The interface translations of a language: strings by nested keys. */
export interface LocaleMessages {
  [key: string]: string | LocaleMessages
}

/** Returns the translation of a key, with `{{name}}` replaced by values. */
export type Translator = (key: string, values?: Record<string, unknown>) => string

/** The subset of i18next that pages use: dotted keys, plurals, interpolation. A missing key returns the key. */
export function createTranslator(language: Language, words: LocaleMessages): Translator {
  const plural = new Intl.PluralRules(language)
  return (key, values) => {
    const count = values?.count
    const sentence =
      (typeof count === 'number' ? findMessage(words, `${key}_${plural.select(count)}`) : undefined) ??
      findMessage(words, key)
    if (sentence === undefined || !values) return sentence ?? key
    return sentence.replace(/{{(\w+)}}/g, (slot, name: string) => String(values[name] ?? slot))
  }
}

function findMessage(words: LocaleMessages, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<LocaleMessages | string | undefined>(
      (group, name) => (typeof group === 'object' ? group[name] : undefined),
      words,
    )
  return typeof found === 'string' ? found : undefined
}
