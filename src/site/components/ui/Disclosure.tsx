import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, fontFamily, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

const Details = styled.details({
  '& > summary': {
    display: 'inline-block',
    padding: '0.5rem 0',
    color: color.accent,
    font: `600 ${fontSize.small}/1.6 ${fontFamily.text}`,
  },
  '& > summary::after': { content: "' +'" },
  '&[open] > summary::after': { content: "' −'" },
  '& > * + *': { marginTop: '0.75rem' },
  // Paper cannot be opened: what is inside stands beneath.
  '@media print': { '& > summary': { display: 'none' } },
})

/** What a reader opens when wanted: the table of a drawing, the parts of a sum. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <summary>{summary}</summary>
      {children}
    </Details>
  )
}

interface FoldProps {
  /** What opens, where “in detail” is not enough. */
  label?: string
  /** What the list is about, for those who hear one summary after the other. */
  subject?: string
  count?: number
  children: ReactNode
}

/** What phones fold to one line; wider windows and paper show all of it (site/styles/frame). */
export function FoldOnPhones({ label, subject, count, children }: FoldProps) {
  const { t } = useTranslation()
  const title = label ?? t('fold.details')
  const words = count === undefined ? title : `${title} (${count})`
  return (
    <details className="fold">
      <summary aria-label={subject && t('link.about', { label: words, subject })}>
        <Typeset together>{words}</Typeset>
      </summary>
      {children}
    </details>
  )
}
