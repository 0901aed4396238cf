import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { createContext, useContext } from 'react'
import { color } from '../../styles/tokens'

/** The sources of the current text, in order. */
export const SourcesContext = createContext<readonly { id: string }[]>([])

const ReferenceNumber = styled.sup({
  lineHeight: 0,
  // The negative margins make up for the non-breaking space before it and for its padding (room to press), so that it
  // is close to the word and to a full stop.
  marginInline: '-0.25em -0.15em',
  '& a': { padding: '0.25em 0.15em', color: color.accent, textDecoration: 'none', fontWeight: 600 },
  '& a:hover': { textDecoration: 'underline' },
})

/** The number of a source after the statement it supports, linked to the list of sources. */
export function SourceReference({ id }: { id: string }) {
  const { t } = useTranslation()
  const number = useContext(SourcesContext).findIndex(source => source.id === id) + 1
  return (
    <ReferenceNumber>
      <a href={`#source-${id}`} aria-label={t('text.source', { number })}>
        [{number}]
      </a>
    </ReferenceNumber>
  )
}
