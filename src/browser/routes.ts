/** The event on `window` that says: another address is shown, its head and its content are there. */
export const routeEvent = 'app:route'

/** Says so, once the new page has its title. */
export function announceRoute(): void {
  // react-helmet writes the title one frame after React has written the page.
  setTimeout(() => window.dispatchEvent(new Event(routeEvent)), 60)
}
