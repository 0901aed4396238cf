import { getPageShownAtEpochMs, routeChangeEventType } from '../routeChangeEvent'
import { getPageViewParameters, sendToGtag } from './gtag'

/** Scroll depth in whole percent; 100 if the page fits in the window. */
export function computeScrollDepth(scrolled: number, windowHeight: number, pageHeight: number): number {
  return pageHeight > windowHeight ? Math.min(100, Math.round(((scrolled + windowHeight) / pageHeight) * 100)) : 100
}

/** Reports time on page and maximum scroll depth: at 30 s and 60 s, when the page is hidden, and before unload. */
export function startReportingEngagement(): void {
  let path = location.pathname
  let pageView = getPageViewParameters()
  let began = getPageShownAtEpochMs()
  let deepest = 0
  let timers: ReturnType<typeof setTimeout>[] = []

  const look = () => {
    // The next page is shown but not announced yet: its scroll position says nothing about the previous one.
    if (location.pathname !== path) return
    deepest = Math.max(
      deepest,
      computeScrollDepth(window.scrollY, window.innerHeight, document.documentElement.scrollHeight),
    )
  }
  const send = (moment: string) => {
    const seconds = Math.round((Date.now() - began) / 1000)
    sendToGtag('event', 'engagement', { moment, time_on_page: seconds, max_scroll_depth: deepest, ...pageView })
  }
  const begin = () => {
    path = location.pathname
    pageView = { ...getPageViewParameters(), page_path: path }
    began = getPageShownAtEpochMs()
    deepest = 0
    look()
    timers.forEach(clearTimeout)
    // The page may have been open for a while before consent was given.
    timers = [30, 60].flatMap(seconds => {
      const left = began + seconds * 1000 - Date.now()
      return left > 0 ? [setTimeout(() => send(`${seconds}s`), left)] : []
    })
  }

  begin()
  window.addEventListener('scroll', look, { passive: true })
  window.addEventListener('beforeunload', () => send('before_unload'))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send('page_hide'))
  // Client-side navigation hides the previous page, too. A different query is still the same page.
  window.addEventListener(routeChangeEventType, () => {
    if (location.pathname === path) return
    send('page_hide')
    begin()
  })
}
