/**
 * After client-side navigation to a new page, moves focus to the element of the URL’s hash or else to the heading, and
 * announces the heading; Gatsby would announce an English sentence, even on French pages. On the same page it only
 * removes Gatsby’s announcement: what has changed, such as a filter, announces itself.
 */
export function focusAndAnnouncePage(isNew: boolean): void {
  // The router would focus the page wrapper, in some browsers after the heading.
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  if (wrapper) wrapper.focus = () => undefined
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    // Gatsby writes its announcement in the same frame, just before.
    document.getElementById('gatsby-announcer')?.replaceChildren((isNew && heading?.textContent) || '')
    if (isNew) focusElement(findTarget(location.hash) ?? heading ?? document.querySelector('main'))
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
