import styled from '@emotion/styled'
import { eyebrow } from '../../styles/mixins'
import { Typeset } from './Typeset'

const Line = styled.p(eyebrow)

interface Props {
  /** Parts are separated by a middle dot. */
  children?: string | null
  className?: string
}

/** The small label above a heading; null without text. Where it wraps, no dot ends a line (`.dotted`). */
export function Eyebrow({ children, className = '' }: Props) {
  if (!children) return null
  const [first, ...others] = children.split(' · ')
  if (!others.length)
    return (
      <Line className={className}>
        <Typeset>{first}</Typeset>
      </Line>
    )
  return (
    <Line className={`dotted ${className}`}>
      <span>
        <Typeset>{first}</Typeset>
      </span>
      {others.map(part => (
        <span key={part}>
          <i> · </i>
          <Typeset>{part}</Typeset>
        </span>
      ))}
    </Line>
  )
}
