import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontFamily, fontSize, mediaQueries, phoneQuery, radius, boxPadding } from '../../styles/tokens'
import { StandaloneButtonLink } from '../ui/Button'
import { Typeset } from '../ui/Typeset'

const Box = styled.aside({
  padding: boxPadding,
  [phoneQuery]: { padding: '1.25rem' },
  borderRadius: radius.card,
  background: color.mark,
  color: color.onMark,
  '& p': { marginTop: 0 },
  '&& > a': { marginTop: '1.25rem' },
  // The button is beside the text, so that its lines are as long as those of the article.
  [mediaQueries.desktop]: {
    display: 'grid',
    grid: 'auto / minmax(0, 1fr) auto',
    columnGap: '3rem',
    alignItems: 'center',
    '& > p': { gridColumn: 1 },
    '&& > a': { gridArea: '1 / 2 / span 9', marginTop: 0 },
  },
  '@media print': { display: 'none' },
})
const Title = styled.p({ font: `460 ${fontSize.h3}/1.3 ${fontFamily.display}`, textWrap: 'balance' })

interface Props {
  title: string
  to: string
  label: string
  children?: ReactNode
}

/** A box with a button, inside a text. */
export function MdxCallToAction({ title, to, label, children }: Props) {
  return (
    <Box aria-label={title}>
      <Typeset as={Title}>{title}</Typeset>
      {children}
      <StandaloneButtonLink to={to}>{label}</StandaloneButtonLink>
    </Box>
  )
}
