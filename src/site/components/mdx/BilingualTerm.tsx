import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { languageDetails, languages, type Language } from '../../../config/languages'
import { splitShortForm } from '../../../shared/terms'
import { color } from '../../styles/tokens'
import { Link } from '../ui/Link'

const Other = styled.span({ color: color.soft })

type Props = Partial<Record<Language, string>> & {
  /** The address of its entry in the glossary, and what that says. */
  to?: string
  definition?: string
  children?: ReactNode
}

/**
 * A term of art with its name in the other language, at its first use; with an entry in the glossary it shows the
 * definition (site/components/longform/definitionLinkStyles) and leads there. Short forms share one pair of brackets with the other name: “notice of
 * compliance (NOC; avis de conformité, AC)”.
 */
export function BilingualTerm({ children, to, definition, en, fr }: Props) {
  const names = { en, fr }
  const language = languages.find(language => names[language])
  const { name: term, short } = partsOf(children)
  const other = partsOf(language && names[language])
  return (
    <>
      <dfn>
        {to ? (
          <Link to={to} data-definition={definition}>
            {term}
          </Link>
        ) : (
          term
        )}
      </dfn>
      {language ? (
        <Other>
          {' ('}
          {short && `${short}; `}
          <i lang={languageDetails[language].html}>{other.name}</i>
          {other.short && `, ${other.short}`}
          {')'}
        </Other>
      ) : (
        short && ` (${short})`
      )}
    </>
  )
}

function partsOf(words: ReactNode): { name: ReactNode; short?: string } {
  return typeof words === 'string' ? splitShortForm(words) : { name: words }
}
