/** The event on `window` that says: another address is shown, its head and its content are there. */
export const routeChangeEventType = 'app:route'

let shownSince = Date.now() - performance.now()

/** Since when the page shows that is being shown. */
export const getPageShownAt = () => shownSince

/** Says so, once the new page has its title. */
export function scheduleRouteChangeEvent(newPage: boolean): void {
  if (newPage) shownSince = Date.now()
  // react-helmet writes the title one frame after React has written the page.
  setTimeout(() => window.dispatchEvent(new Event(routeChangeEventType)), 60)
}
