import { navigate } from '@gatsbyjs/reach-router'
import { act } from '@testing-library/react'

/** Brings the router to an address before anything is rendered. */
export function goTo(path: string): void {
  void navigate(path)
}

/** Changes what stands after `#` in the address, as a press on a link to a place on the page does. */
export function goToPlace(id: string): void {
  history.replaceState(null, '', `#${id}`)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
}
