import { getPageShownAt, routeChangeEventType } from '../routeChange'
import { getPageViewParameters, sendToGtag } from './gtag'

/** How far down a page its reader has come, in whole per cent; a page that fits the window is read whole. */
export function computeScrollDepth(scrolled: number, windowHeight: number, pageHeight: number): number {
  return pageHeight > windowHeight ? Math.min(100, Math.round(((scrolled + windowHeight) / pageHeight) * 100)) : 100
}

/** Reports time and deepest scroll of a page: at 30 s and 60 s, when it is hidden, and before it is left. */
export function reportEngagement(): void {
  let path = location.pathname
  let address = getPageViewParameters()
  let began = getPageShownAt()
  let deepest = 0
  let timers: ReturnType<typeof setTimeout>[] = []

  const look = () => {
    // Already another page, not yet announced: where the window stands says nothing of the one before.
    if (location.pathname !== path) return
    deepest = Math.max(
      deepest,
      computeScrollDepth(window.scrollY, window.innerHeight, document.documentElement.scrollHeight),
    )
  }
  const send = (moment: string) => {
    const seconds = Math.round((Date.now() - began) / 1000)
    sendToGtag('event', 'engagement', { moment, time_on_page: seconds, max_scroll_depth: deepest, ...address })
  }
  const begin = () => {
    path = location.pathname
    address = { ...getPageViewParameters(), page_path: path }
    began = getPageShownAt()
    deepest = 0
    look()
    timers.forEach(clearTimeout)
    // The page may have been read for a while before its reader agreed.
    timers = [30, 60].flatMap(seconds => {
      const left = began + seconds * 1000 - Date.now()
      return left > 0 ? [setTimeout(() => send(`${seconds}s`), left)] : []
    })
  }

  begin()
  window.addEventListener('scroll', look, { passive: true })
  window.addEventListener('beforeunload', () => send('before_unload'))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send('page_hide'))
  // Another page without a load: the one before is hidden, too. Another query is still the same page.
  window.addEventListener(routeChangeEventType, () => {
    if (location.pathname === path) return
    send('page_hide')
    begin()
  })
}
