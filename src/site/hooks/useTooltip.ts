import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** How long the pointer or the focus rests before the words show. */
const tooltipDelay = 700
/** How long they stay when the pointer leaves. */
const leaveDelay = 200

/** Whether a tooltip shows, and what the element around it listens to. Escape sends it away, and so does a press. */
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
      // A pointer may be on its way to the words, which it must not lose.
      onPointerLeave: () => turn(false, leaveDelay),
      onPointerDown: hide,
      // A press focuses, too; words come only with the focus of a keyboard.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && wait(),
      onBlur: hide,
    },
  }
}
