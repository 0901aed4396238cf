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
  /** The same text as the button’s accessible name, so the tooltip itself is hidden from assistive technology. */
  text: string
  children: ReactNode
}

/** A tooltip for an icon button: shows after 700 ms of hover or focus, until Escape. */
export function IconButtonTooltip({ text, children }: Props) {
  const { shown, handlers } = useTooltip()
  return (
    <Place {...handlers}>
      {children}
      {shown && <Bubble aria-hidden>{text}</Bubble>}
    </Place>
  )
}
