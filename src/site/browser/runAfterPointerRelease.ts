let pressed = false
const listen = (event: string, listener: () => void) => window.addEventListener(event, listener, { capture: true })

if (typeof window !== 'undefined') {
  listen('pointerdown', () => (pressed = true))
  listen('pointerup', () => (pressed = false))
  listen('pointercancel', () => (pressed = false))
}

/** Acts once nothing is pressed and what was has heard its click: a button must not move away under a finger. */
export function runAfterPointerRelease(act: () => void): void {
  if (!pressed) return void setTimeout(act)
  const over = () => setTimeout(act)
  window.addEventListener('pointerup', over, { once: true })
}
