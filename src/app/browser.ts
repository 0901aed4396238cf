import type { GatsbyBrowser } from 'gatsby'
import { focusPage } from '../browser/focus'
import { followHistory, rememberLanguage } from '../browser/language'
import { restorePictures } from '../browser/pictures'
import { announceRoute } from '../browser/routes'

/** What is watched from the beginning: the way through the history, pictures that fail. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  followHistory()
  restorePictures()
}

/** Tells the deferred start that buttons now answer. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('app:started'))
}

/** Another address, by a link or by Back and Forward: the language is stored, and a new page takes the focus. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  rememberLanguage(location.pathname)
  if (!prevLocation) return
  if (location.pathname !== prevLocation.pathname) focusPage()
  if (location.pathname !== prevLocation.pathname || location.search !== prevLocation.search) announceRoute()
}
