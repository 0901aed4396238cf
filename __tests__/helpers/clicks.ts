import { fireEvent } from '@testing-library/react'

/** Clicks a link and tells whether Gatsby’s router takes it from there; otherwise the browser loads the address. */
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
