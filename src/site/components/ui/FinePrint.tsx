import styled from '@emotion/styled'
import { color, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

const Line = styled.p({
  maxWidth: '52rem',
  marginTop: '0.75rem',
  color: color.soft,
  fontSize: fontSize.tiny,
  lineHeight: 1.45,
})

/** Small print below what it qualifies; null without text. */
export function FinePrint({ children }: { children?: string | null }) {
  return children ? <Typeset as={Line}>{children}</Typeset> : null
}
