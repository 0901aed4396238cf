import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, fontFamily, fontSize } from '../../styles/tokens'
import { Disclosure } from '../ui/Disclosure'
import { FinePrint } from '../ui/FinePrint'
import { Typeset } from '../ui/Typeset'

const Frame = styled.figure({
  minWidth: 0,
  '& > div': { breakInside: 'avoid' },
  '& > details': { marginTop: '1.25rem' },
})
const Caption = styled.figcaption({
  marginBottom: '1.5rem',
  color: color.ink,
  font: `600 ${fontSize.text}/1.4 ${fontFamily.text}`,
  textWrap: 'balance',
})

interface Props {
  /** Omitted if the heading above says the same. */
  caption?: string
  /** Short text alternative of an image; the table has all data. Without it, the content is read as text. */
  label?: string
  children: ReactNode
  /** The same data as a table, in a disclosure. */
  table: ReactNode
  note?: string | null
}

/** The frame of every figure: caption, drawing, and the data as a table. */
export function FigureFrame({ caption, label, children, table, note }: Props) {
  const { t } = useTranslation()
  return (
    <Frame>
      <Typeset as={Caption}>{caption}</Typeset>
      <div role={label && 'img'} aria-label={label}>
        {children}
      </div>
      <FinePrint>{note}</FinePrint>
      <Disclosure summary={t('figure.table')}>{table}</Disclosure>
    </Frame>
  )
}
