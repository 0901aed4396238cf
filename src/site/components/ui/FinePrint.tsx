import styled from '@emotion/styled'
import { color, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

const Line = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.tiny, lineHeight: 1.5 })

/** A line of small print under what it qualifies: a condition, a measure, what an example is not. None where there is no text. */
export function FinePrint({ children }: { children?: string | null }) {
  return children ? (
    <Line>
      <Typeset>{children}</Typeset>
    </Line>
  ) : null
}
