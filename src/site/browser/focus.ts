/**
 * Moves the focus to the heading of a page that was reached without a load, or to the place that its address names, and
 * lets Gatsby’s live region say the heading: by itself it would say an English sentence around it on French pages, too.
 */
export function focusPage(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    const announcer = document.getElementById('gatsby-announcer')
    // Gatsby writes its sentence in this same frame, just before.
    if (heading && announcer) announcer.textContent = heading.textContent
    // The router focuses the frame of the page in between.
    setTimeout(() => focusOn(named(location.hash) ?? heading ?? document.querySelector('main')), 0)
  })
}

function named(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
