/** Event on `window` after client-side navigation, once the head and content of the new URL are in place. */
export const routeChangeEventType = 'app:route'

let shownSince = Date.now() - performance.now()

/** Timestamp since which the current page is shown. */
export const getPageShownAt = () => shownSince

/** Dispatches the event once the new page has its title. */
export function scheduleRouteChangeEvent(newPage: boolean): void {
  if (newPage) shownSince = Date.now()
  // react-helmet updates the title one frame after React’s commit.
  setTimeout(() => window.dispatchEvent(new Event(routeChangeEventType)), 60)
}
