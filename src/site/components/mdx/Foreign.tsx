import type { ReactNode } from 'react'
import { languageDetails, type Language } from '../../../config/languages'

/** Text in the other language within a sentence, with `lang` for screen readers. */
export function Foreign({ lang, children }: { lang: Language; children?: ReactNode }) {
  return <i lang={languageDetails[lang].html}>{children}</i>
}
