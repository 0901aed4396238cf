import type { GatsbyBrowser } from 'gatsby'
import { focusPage } from '../browser/focus'
import { installNavigatePatch } from '../browser/installNavigatePatch'
import { loadStaticSections } from '../components/sections/loadStaticSections'
import { storeLanguageFromPath } from '../browser/language'
import { scheduleRouteChangeEvent } from '../browser/routeChange'
import { initialPageTagAttribute } from '../../shared/staticHead'

let renderedFor = ''

/** In develop the content’s problems are shown; a build, where this is known while bundling, has nothing of it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  renderedFor = location.href
  if (process.env.NODE_ENV === 'development') {
    void import('./contentProblems').then(({ showContentProblems }) => showContentProblems())
  }
  installNavigatePatch(loadStaticSections)
}

/** Tells the deferred start that buttons now answer, and the router where the visitor went before it listened. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('app:started'))
  if (location.href !== renderedFor) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** A link that only changes what a page shows, such as a subject of the blog, leaves the window where it is. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => location.pathname !== prevRouterProps?.location.pathname || !keepsPlace(location.state)

/** Another address, by a link or by Back and Forward: the language is stored, and a new page takes the focus. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  storeLanguageFromPath(location.pathname)
  if (!prevLocation) return
  document.getElementById('early-filter')?.remove()
  const newPage = location.pathname !== prevLocation.pathname
  if (newPage) {
    document.head.querySelectorAll(`[${initialPageTagAttribute}]`).forEach(tag => tag.remove())
    focusPage()
  }
  if (newPage || location.search !== prevLocation.search) scheduleRouteChangeEvent(newPage)
}

function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state
}
