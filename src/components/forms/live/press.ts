/** Knows whether something is being pressed, so that what would move it can wait. */
export interface Press {
  /** Acts once nothing is pressed and what was has heard its click: a button must not move away under a finger. */
  after: (act: () => void) => void
  /** Watches no longer. */
  stop: () => void
}

/** Watches the presses of the page, by mouse, finger or pen. */
export function watchPress(): Press {
  const watching = new AbortController()
  let pressed = false
  let waiting: (() => void)[] = []
  const on = (event: string, listener: () => void) =>
    window.addEventListener(event, listener, { capture: true, signal: watching.signal })
  const over = () => {
    pressed = false
    const acts = waiting
    waiting = []
    setTimeout(() => acts.forEach(act => act()))
  }
  on('pointerdown', () => (pressed = true))
  on('pointerup', over)
  on('pointercancel', over)
  return {
    after: act => {
      waiting.push(act)
      if (!pressed) over()
    },
    stop: () => watching.abort(),
  }
}
