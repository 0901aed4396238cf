import { navigate } from '@gatsbyjs/reach-router'
import { act } from '@testing-library/react'

/** Navigates the router to a path before rendering. */
export function goTo(path: string): void {
  void navigate(path)
}

/** Changes the hash as a click on a same-page link does. */
export function goToPlace(id: string): void {
  history.replaceState(null, '', `#${id}`)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
}
