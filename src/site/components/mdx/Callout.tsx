import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, fontFamily, phoneQuery, radius, fontSize } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'

const edges = { note: color.mark, warning: color.accent, pending: color.soft, message: color.line }

// Not an <aside>: reader views omit these, and callouts belong to the text.
const Box = styled('div', { shouldForwardProp: name => name !== 'kind' })<{ kind: keyof typeof edges }>(
  {
    padding: '1.25rem 1.5rem',
    [phoneQuery]: { padding: '1rem 1.15rem' },
    background: color.sunken,
    borderRadius: radius.control,
  },
  ({ kind }) =>
    kind === 'message'
      ? { border: `1px solid ${edges.message}`, '& > p + div': { marginTop: '0.75rem' } }
      : { borderInlineStart: `4px solid ${edges[kind]}` },
)
// As on the screen of a telephone: the corner at its start is nearly square.
const Bubble = styled.div({
  width: 'fit-content',
  maxWidth: '30rem',
  padding: '0.75rem 1rem',
  border: `1px solid ${color.line}`,
  borderRadius: '1.1rem 1.1rem 1.1rem 0.25rem',
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.small,
})
const Kind = styled.span({
  color: color.soft,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  display: 'block',
})
const Title = styled.p({ color: color.ink, fontWeight: 650 })

interface Props {
  title: string
  kind?: keyof typeof edges
  children?: ReactNode
}

/** A callout: a note, a warning, law that is not in force yet, or the example of a message. */
export function Callout({ title, kind = 'note', children }: Props) {
  const { t } = useTranslation()
  return (
    <Box role="note" kind={kind} aria-label={title}>
      {kind !== 'note' && <Kind>{t(`text.callout.${kind}`)}</Kind>}
      <Typeset as={Title}>{title}</Typeset>
      {kind === 'message' ? <Bubble>{children}</Bubble> : children}
    </Box>
  )
}
