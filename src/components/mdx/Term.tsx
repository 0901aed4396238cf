import styled from '@emotion/styled'
import { languageTags, languages, type Language } from '../../config/languages'
import type { ReactNode } from 'react'
import { color } from '../../styles/tokens'

const Other = styled.span({ color: color.soft })

type Props = Partial<Record<Language, string>> & { children?: ReactNode }

/** A term of art with its name in the other language, at its first use. */
export function Term({ children, ...names }: Props) {
  const language = languages.find(language => names[language])
  return (
    <>
      <dfn>{children}</dfn>
      {language && (
        <Other>
          {' ('}
          <i lang={languageTags[language].html}>{names[language]}</i>)
        </Other>
      )}
    </>
  )
}
