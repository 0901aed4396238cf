/**
 * After client-side navigation, moves focus to the heading or to the element of the URL’s hash, and announces the
 * heading. Gatsby would announce an English sentence, even on French pages.
 */
export function focusAndAnnouncePage(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    const announcer = document.getElementById('gatsby-announcer')
    // Gatsby writes its announcement in the same frame, just before.
    if (heading && announcer) announcer.textContent = heading.textContent
    // After the router has focused the page wrapper.
    setTimeout(() => focusElement(findTarget(location.hash) ?? heading ?? document.querySelector('main')), 0)
  })
}

function findTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

function focusElement(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
