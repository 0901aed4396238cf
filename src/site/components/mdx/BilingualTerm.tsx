import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { languageDetails, languages, type Language } from '../../../config/languages'
import { splitShortForm } from '../../../shared/terms'
import { color } from '../../styles/tokens'
import { Link } from '../ui/Link'

const Other = styled.span({ color: color.soft, fontWeight: 400 })

type Props = Partial<Record<Language, string>> & {
  /** Path of its glossary entry, and its definition. */
  to?: string
  definition?: string
  children?: ReactNode
}

/**
 * A term with its name in the other language, for its first use. With a glossary entry, it shows the definition
 * (site/components/longform/definitionLinkStyles) and links to it. Abbreviations share the parentheses with the other
 * name: “notice of compliance (NOC; avis de conformité, AC)”.
 */
export function BilingualTerm({ children, to, definition, en, fr }: Props) {
  const names = { en, fr }
  const language = languages.find(language => names[language])
  const { name: term, short } = splitTerm(children)
  const other = splitTerm(language && names[language])
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

function splitTerm(children: ReactNode): { name: ReactNode; short?: string } {
  return typeof children === 'string' ? splitShortForm(children) : { name: children }
}
