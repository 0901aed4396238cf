import styled from '@emotion/styled'
import { eyebrow } from '../../styles/mixins'
import { Typeset } from './Typeset'

const Line = styled.p(eyebrow)

interface Props {
  children?: string | null
  className?: string
}

/** The small label above a heading; null without text. */
export function Eyebrow({ children, className }: Props) {
  return children ? (
    <Line className={className}>
      <Typeset>{children}</Typeset>
    </Line>
  ) : null
}
