import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** Delay in milliseconds before the tooltip shows on hover or focus. */
const tooltipDelay = 700
/** Delay in milliseconds before it hides when the pointer leaves. */
const leaveDelay = 200

/** Whether a tooltip is shown, and the event handlers of its trigger. Escape and pointer presses hide it. */
export function useTooltip() {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const turn = (shown: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(shown), delay)
  }
  const wait = () => turn(true, tooltipDelay)
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shown])
  return {
    shown,
    handlers: {
      onPointerEnter: wait,
      // The pointer may be moving onto the tooltip, which must stay (WCAG 1.4.13).
      onPointerLeave: () => turn(false, leaveDelay),
      onPointerDown: hide,
      // Clicks focus as well; show it only on keyboard focus.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && wait(),
      onBlur: hide,
    },
  }
}
