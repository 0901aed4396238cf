import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useId, type HTMLAttributes, type ReactNode } from 'react'
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

type Props = HTMLAttributes<HTMLHeadingElement> & { 'data-words'?: string; children?: ReactNode }

// Reader views drop headings whose address looks like a page’s furniture (“10-contact”, “sponsor”), unless a class says content.
const kept = 'content-heading'

/** A section’s heading with its address. */
export function Heading2(props: Props) {
  return <Heading as="h2" {...props} />
}

/** A part’s heading with its address. */
export function Heading3(props: Props) {
  return <Heading as="h3" {...props} />
}

// The heading is named by its words, without the link inside it.
function Heading({ as: Level, id, 'data-words': heading, children }: Props & { as: 'h2' | 'h3' }) {
  const { t } = useTranslation()
  const words = useId()
  return (
    <Level id={id} className={kept} aria-labelledby={words}>
      <span id={words}>{children}</span>
      <Anchor href={`#${id}`} aria-label={t('text.headingLink', { heading })} />
    </Level>
  )
}
