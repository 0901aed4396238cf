import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, fontFamily, phoneQuery, radius, fontSize } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'

const edges = { note: color.mark, warning: color.accent, pending: color.soft }

// Not an <aside>: reader views omit these, and callouts belong to the text.
const Box = styled('div', { shouldForwardProp: name => name !== 'kind' })<{ kind: keyof typeof edges }>(
  {
    padding: '1.25rem 1.5rem',
    [phoneQuery]: { padding: '1rem 1.15rem' },
    background: color.sunken,
    borderRadius: radius.control,
    borderInlineStart: '4px solid',
  },
  ({ kind }) => ({ borderInlineStartColor: edges[kind] }),
)
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

/** A callout: a note, a warning, or law that is not in force yet. */
export function Callout({ title, kind = 'note', children }: Props) {
  const { t } = useTranslation()
  return (
    <Box role="note" kind={kind} aria-label={title}>
      {kind !== 'note' && <Kind>{t(`text.callout.${kind}`)}</Kind>}
      <Typeset as={Title}>{title}</Typeset>
      {children}
    </Box>
  )
}
