import type { ReactNode } from 'react'
import { languageDetails, type Language } from '../../../config/languages'

/** Words of the other language inside a sentence: read aloud as that language. */
export function Foreign({ lang, children }: { lang: Language; children?: ReactNode }) {
  return <i lang={languageDetails[lang].html}>{children}</i>
}
