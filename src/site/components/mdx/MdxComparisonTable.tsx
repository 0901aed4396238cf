import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, enlargedTextQuery, fontFamily, fontSize, radius } from '../../styles/tokens'

const Frame = styled.figure({
  '& tbody td:last-of-type': {
    background: color.mark,
    color: color.onMark,
    paddingInline: '1rem',
  },
  // The others have columns of equal width; ours is wider.
  '@media (min-width: 40em)': {
    '& table': { tableLayout: 'fixed' },
    '& thead th:first-of-type': { width: '18%' },
    '& thead th:last-of-type': { width: '31%' },
    '&& tbody td:last-of-type': { borderColor: `color-mix(in srgb, ${color.onMark} 35%, ${color.mark})` },
  },
  // In the stacked rows of phones, a band as wide as they are, its value in line with theirs.
  '@media screen and (max-width: 39.99em)': {
    '&&&& tbody td:last-of-type': {
      margin: '0.35rem 0 0.85rem',
      padding: '0.5rem 0.75rem',
      borderRadius: radius.control,
      '&::before': { color: 'inherit' },
    },
    '&&&& :not(.paired, .long) > tbody td:last-of-type': {
      paddingInline: '32vw 0.5rem',
      '&::before': { paddingInlineStart: '0.5rem' },
      [enlargedTextQuery]: { paddingInline: '0.75rem', '&::before': { padding: 0 } },
    },
  },
  '& thead th:last-of-type': {
    background: color.mark,
    color: color.onMark,
    paddingInline: '1rem',
    borderRadius: `${radius.control} ${radius.control} 0 0`,
  },
})
const Caption = styled.figcaption({
  marginBottom: '1rem',
  color: color.ink,
  font: `600 ${fontSize.text}/1.4 ${fontFamily.text}`,
  textWrap: 'balance',
})

/** A table whose last column is the practice’s own. */
export function MdxComparisonTable({ caption, children }: { caption: string; children?: ReactNode }) {
  return (
    <Frame className="comparison">
      <Caption>{caption}</Caption>
      {children}
    </Frame>
  )
}
