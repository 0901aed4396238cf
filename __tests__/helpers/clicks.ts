import { fireEvent } from '@testing-library/react'

/** Clicks a link; returns true if Gatsby’s router handles it, false if the browser loads the URL. */
export function takenByRouter(link: HTMLElement): boolean {
  let taken = false
  const look = (event: Event) => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  const { href } = location
  window.addEventListener('click', look, { once: true })
  fireEvent.click(link)
  history.replaceState(null, '', href)
  return taken
}
