import type { GatsbyBrowser } from 'gatsby'
import { focusAndAnnouncePage } from '../browser/focusAfterNavigation'
import { ignoreQueriesInLoader } from '../browser/ignoreQueriesInLoader'
import { loadGatsbyNavigationPatch } from '../browser/loadGatsbyNavigationPatch'
import { preloadUnhydratedSectionComponents } from '../components/sections/preloadUnhydratedSectionComponents'
import { scheduleRouteChangeEvent } from '../browser/routeChangeEvent'
import { initialPageTagAttribute } from '../../shared/crawlerHead'

let renderedFor = ''
let shownPath = ''

/**
 * Records the first URL, patches client-side navigation, and keeps the router from storing wrong scroll positions. In
 * develop, shows content problems; builds leave this code out, as the condition is constant.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  renderedFor = location.href
  shownPath = location.pathname
  ignoreQueriesInLoader(window.___loader)
  if (process.env.NODE_ENV === 'development') {
    void import('./contentProblems').then(({ showContentProblems }) => showContentProblems())
  }
  loadGatsbyNavigationPatch(preloadUnhydratedSectionComponents)
  // On Back and Forward, the browser scrolls before the router shows the other page: it would store the position for
  // the page that is left.
  window.addEventListener('scroll', event => location.pathname === shownPath || event.stopImmediatePropagation(), true)
}

/** Tells the deferred loader that React handles events now, and the router about navigation during hydration. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('app:started'))
  if (location.href !== renderedFor) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/**
 * Hydration keeps the scroll position: the router may have stored another in an earlier visit. So does navigation that
 * only changes what a page shows, such as a category of the blog; on Back to the URL on which the browser loaded the
 * page, the browser restores it, as all entries from before hydration share one position in the router.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const previous = prevRouterProps?.location
  if (location.pathname !== previous?.pathname) return Boolean(previous)
  const isLoadedEntry = 'key' in location && location.key === 'initial'
  return !keepsPlace(location.state) && !(isLoadedEntry && 'state' in previous && keepsPlace(previous.state))
}

/**
 * On client-side navigation, including Back and Forward: removes what belongs to the page that was left, moves focus to
 * the new page and announces it, and schedules the route change event. On the first page, only stores the scroll
 * position.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  shownPath = location.pathname
  // The router stores the scroll position on scroll only, and would return to the top of a page that was not scrolled.
  window.dispatchEvent(new Event('scroll'))
  if (!prevLocation) return
  document.getElementById('early-filter')?.remove()
  const newPage = location.pathname !== prevLocation.pathname
  if (newPage) {
    document.head.querySelectorAll(`[${initialPageTagAttribute}]`).forEach(tag => tag.remove())
  }
  focusAndAnnouncePage(newPage)
  if (newPage || location.search !== prevLocation.search) scheduleRouteChangeEvent(newPage)
}

function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state
}
