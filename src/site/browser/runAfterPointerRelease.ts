let pressed = false
let waiting: (() => void)[] = []

const listen = (event: string, listener: () => void) => window.addEventListener(event, listener, { capture: true })

function release() {
  pressed = false
  waiting.forEach(act => setTimeout(act))
  waiting = []
}

listen('pointerdown', () => (pressed = true))
listen('pointerup', release)
// Scrolling by touch and dragging end like this.
listen('pointercancel', release)

/**
 * Runs `act` after the current press and its click: a layout shift during the press would make the click miss its
 * target.
 */
export function runAfterPointerRelease(act: () => void): void {
  if (pressed) waiting.push(act)
  else setTimeout(act)
}
