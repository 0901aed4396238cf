import styled from '@emotion/styled'
import { languageTags, languages, type Language } from '../../config/languages'
import type { ReactNode } from 'react'
import { color } from '../../styles/tokens'

const Other = styled.span({ color: color.soft })

type Props = Partial<Record<Language, string>> & { children?: ReactNode }

/**
 * A term of art with its name in the other language, at its first use. Short forms share one pair of brackets with
 * the other name: “notice of compliance (NOC; avis de conformité, AC)”.
 */
export function Term({ children, ...names }: Props) {
  const language = languages.find(language => names[language])
  const [term, short] = withShortForm(children)
  const [name, otherShort] = withShortForm(language && names[language])
  return (
    <>
      <dfn>{term}</dfn>
      {language ? (
        <Other>
          {' ('}
          {short && `${short}; `}
          <i lang={languageTags[language].html}>{name}</i>
          {otherShort && `, ${otherShort}`}
          {')'}
        </Other>
      ) : (
        short && ` (${short})`
      )}
    </>
  )
}

/** A term and the short form that is written behind it in brackets, if there is one. */
function withShortForm(term: ReactNode): [term: ReactNode, short?: string] {
  const found = typeof term === 'string' ? /^(.*\S)\s\(([^()]+)\)$/su.exec(term.trim()) : null
  return found ? [found[1], found[2]] : [term]
}
