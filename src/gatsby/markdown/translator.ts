import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type TFunction } from 'i18next'
import { z } from 'zod'
import type { Language } from '../../config/languages'

/** The words of the interface in a language, as components get them. */
export function loadTranslator(root: string, language: Language): TFunction {
  const file = join(root, 'locales', language, 'common.json')
  const common = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
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
