import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontFamily, fontSize, pageMargin, radius } from '../../styles/tokens'

// Within the margin of the page, which is narrower where text is enlarged.
const bleed = `min(0.75rem, ${pageMargin})`

const Frame = styled.figure({
  '& tbody td:last-of-type': {
    background: color.mark,
    color: color.onMark,
    fontWeight: 600,
    paddingInline: '1rem',
  },
  // In the stacked rows of phones, a band that is wider than the text, so that its own text is in line with the rest.
  '@media screen and (max-width: 39.99em)': {
    '&&& tbody td:last-of-type': {
      width: `calc(100% + 2 * ${bleed})`,
      margin: `0.4rem calc(-1 * ${bleed})`,
      padding: `0.5rem ${bleed}`,
      borderRadius: radius.control,
      '&::before': { color: 'inherit' },
    },
  },
  '& thead th:last-of-type': { background: color.mark, color: color.onMark, paddingInline: '1rem' },
})
const Caption = styled.figcaption({
  marginBottom: '0.5rem',
  color: color.soft,
  font: `500 ${fontSize.small}/1.4 ${fontFamily.text}`,
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
