import { createInstance, type TFunction } from 'i18next'
import { z } from 'zod'
import type { Language } from '../../config/languages'
import { readUtf8File } from '../../content/read/files'

/** Loads the interface text of a language and returns its `t` function, as components get it. */
export function readTranslator(root: string, language: Language): TFunction {
  const { text = '{}' } = readUtf8File(root, `locales/${language}/common.json`)
  const common = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  const words = createInstance()
  void words.init({
    lng: language,
    defaultNS: 'common',
    resources: { [language]: { common } },
    interpolation: { escapeValue: false },
    initImmediate: false,
  })
  return words.getFixedT(language)
}
