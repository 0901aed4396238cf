import type { GatsbyBrowser } from 'gatsby'
import { focusAndAnnouncePage } from '../browser/focusAfterNavigation'
import { ignoreQueriesInLoader } from '../browser/ignoreQueriesInLoader'
import { installNavigatePatch } from '../browser/installNavigatePatch'
import { preloadUnhydratedSectionComponents } from '../components/sections/preloadUnhydratedSectionComponents'
import { scheduleRouteChangeEvent } from '../browser/routeChangeEvent'
import { initialPageTagAttribute } from '../../shared/crawlerHead'

let renderedFor = ''

/** Prepares navigation. In develop, shows content problems; builds leave this code out, as the condition is constant. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  renderedFor = location.href
  ignoreQueriesInLoader(window.___loader)
  if (process.env.NODE_ENV === 'development') {
    void import('./contentProblems').then(({ showContentProblems }) => showContentProblems())
  }
  installNavigatePatch(preloadUnhydratedSectionComponents)
}

/** Tells the deferred loader that React handles events now, and the router about navigation during hydration. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('app:started'))
  if (location.href !== renderedFor) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/**
 * Navigation that only changes what a page shows, such as a category of the blog, keeps the scroll position; on Back to
 * the URL on which the browser loaded the page, the browser restores it, as the router has stored none.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const previous = prevRouterProps?.location
  if (location.pathname !== previous?.pathname) return true
  const isLoadedEntry = 'key' in location && location.key === 'initial'
  return !keepsPlace(location.state) && !(isLoadedEntry && 'state' in previous && keepsPlace(previous.state))
}

/** On client-side navigation, including Back and Forward: moves focus to the new page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
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
