import styled from '@emotion/styled'
import { color, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

const Line = styled.p({
  maxWidth: '40rem',
  marginTop: '0.75rem',
  color: color.soft,
  fontSize: fontSize.tiny,
  lineHeight: 1.45,
  textWrap: 'balance',
})

const Unscripted = styled.div({ display: 'none', '@media (scripting: none)': { display: 'block' } })

/** Small print below what it qualifies; null without text. */
export function FinePrint({ children }: { children?: string | null }) {
  return children ? <Typeset as={Line}>{children}</Typeset> : null
}

/** Small print for visitors without scripts. */
export function FinePrintWithoutScripts({ children }: { children?: string }) {
  return (
    <Unscripted>
      <FinePrint>{children}</FinePrint>
    </Unscripted>
  )
}
