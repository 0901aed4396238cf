import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, fontFamily, phoneQuery, radius, fontSize } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'

// What is not in force yet has a dashed bar, like a time without end on a timeline.
const bars = { note: `solid ${color.soft}`, warning: `solid ${color.accent}`, pending: `dashed ${color.soft}` }

type Kind = keyof typeof bars | 'message'

// Not an <aside>: reader views omit these, and callouts belong to the text.
const Box = styled('div', { shouldForwardProp: name => name !== 'kind' })<{ kind: Kind }>(
  {
    padding: '1.25rem 1.5rem',
    [phoneQuery]: { padding: '1rem 1.15rem' },
    background: color.sunken,
    borderRadius: radius.control,
  },
  ({ kind }) =>
    kind === 'message'
      ? {
          border: `1px solid ${color.line}`,
          '& > p + div': { marginTop: '0.75rem' },
          // The label of the first of several is enough.
          '& + & > span': { display: 'none' },
          '&&& + &': { marginTop: '0.75rem' },
        }
      : // Square beside its bar, which would curl around the corners.
        { borderInlineStart: `4px ${bars[kind]}`, borderStartStartRadius: 0, borderEndStartRadius: 0 },
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
const Label = styled.span({
  color: color.soft,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  display: 'block',
})
const Title = styled.p({ color: color.ink, fontWeight: 650 })

interface Props {
  title: string
  kind?: Kind
  children?: ReactNode
}

/**
 * A callout: a note, a warning, law that is not in force yet, or the example of a message. A label names the kind of
 * all but a note.
 */
export function Callout({ title, kind = 'note', children }: Props) {
  const { t } = useTranslation()
  return (
    <Box role="note" kind={kind} className={kind === 'message' ? kind : undefined} aria-label={title}>
      {kind !== 'note' && <Label>{t(`text.callout.${kind}`)}</Label>}
      <Typeset as={Title}>{title}</Typeset>
      {kind === 'message' ? <Bubble>{children}</Bubble> : children}
    </Box>
  )
}
