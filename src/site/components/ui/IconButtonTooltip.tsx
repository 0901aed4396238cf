import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTooltip } from '../../hooks/useTooltip'
import { color, radius, fontSize } from '../../styles/tokens'

const Place = styled.span({ position: 'relative', display: 'inline-flex' })
const Bubble = styled.span({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 0.25rem)',
  zIndex: 25,
  width: 'max-content',
  maxWidth: '16rem',
  padding: '0.35rem 0.6rem',
  background: color.ink,
  color: color.paper,
  borderRadius: radius.control,
  fontSize: fontSize.tiny,
  lineHeight: 1.35,
  textAlign: 'start',
})

interface Props {
  /** The words, the same as the accessible name of what is inside: assistive technology has them from there. */
  text: string
  children: ReactNode
}

/** Words beside a button that only shows a drawing: after 700 ms under the pointer or with the focus, until Escape. */
export function IconButtonTooltip({ text, children }: Props) {
  const { shown, handlers } = useTooltip()
  return (
    <Place {...handlers}>
      {children}
      {shown && <Bubble aria-hidden>{text}</Bubble>}
    </Place>
  )
}
