import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { HTMLAttributes, ReactNode } from 'react'
import { color } from '../../styles/tokens'

const Anchor = styled.a({
  marginLeft: '0.35em',
  color: color.accent,
  textDecoration: 'none',
  opacity: 0,
  '*:hover > &, &:focus-visible': { opacity: 1 },
  '&::before': { content: "'#'" },
  '@media print': { display: 'none' },
})

type Props = HTMLAttributes<HTMLHeadingElement> & { children?: ReactNode }

// Reader views drop headings whose address looks like a page’s furniture (“10-contact”, “sponsor”), unless a class says content.
const kept = 'content-heading'

/** A section’s heading with its address. */
export function Heading2({ id, children }: Props) {
  return (
    <h2 id={id} className={kept}>
      {children}
      <Address id={id} />
    </h2>
  )
}

/** A part’s heading with its address. */
export function Heading3({ id, children }: Props) {
  return (
    <h3 id={id} className={kept}>
      {children}
      <Address id={id} />
    </h3>
  )
}

function Address({ id }: { id?: string }) {
  const { t } = useTranslation()
  return id ? <Anchor href={`#${id}`} aria-label={t('text.headingLink')} /> : null
}
