let pressed = false
const listen = (event: string, listener: () => void) => window.addEventListener(event, listener, { capture: true })

if (typeof window !== 'undefined') {
  listen('pointerdown', () => (pressed = true))
  listen('pointerup', () => (pressed = false))
  listen('pointercancel', () => (pressed = false))
}

/**
 * Runs `act` once no pointer is down and its click was handled: a layout shift during a press would make it miss the
 * button.
 */
export function runAfterPointerRelease(act: () => void): void {
  if (!pressed) return void setTimeout(act)
  const over = () => setTimeout(act)
  window.addEventListener('pointerup', over, { once: true })
}
