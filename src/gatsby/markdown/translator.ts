import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type TFunction } from 'i18next'
import type { Language } from '../../config/languages'

/** The words of the interface in a language, as components get them. */
export function loadTranslator(root: string, language: Language): TFunction {
  const common = JSON.parse(readFileSync(join(root, 'locales', language, 'common.json'), 'utf8')) as object
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
