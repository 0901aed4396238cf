/** Event on `window` after client-side navigation, once the head and content of the new URL are in place. */
export const routeChangeEventType = 'app:route'

let shownSince = Date.now() - performance.now()

/** Time at which the current page was shown. */
export const getPageShownAtEpochMs = () => shownSince

/**
 * Records that a new page is shown now, and dispatches the event 60 ms later, when the title has been set.
 */
export function scheduleRouteChangeEvent(newPage: boolean): void {
  if (newPage) shownSince = Date.now()
  // The title is set after React’s commit: in builds by an effect (site/app/shims/clientHelmet.ts), in develop by
  // react-helmet, one frame later.
  setTimeout(() => window.dispatchEvent(new Event(routeChangeEventType)), 60)
}
