import { reportMontrealAdvantageClicks } from './montrealAdvantageClicks'
import { reportEngagement } from './engagement'
import { reportSiteEvents } from './siteEvents'
import { reportPageViews } from './pageViews'
import { getPageViewParameters, sendToGtag, setGtagSendingAllowed } from './gtag'
import { reportLoadTimings } from './loadTimings'
import { reportWebVitals } from './webVitals'

let started = false

/**
 * Begins to report after the visitor has agreed; agreeing again only opens the way again. The provider’s script is loaded
 * unless the host has brought a `gtag`, which may be all there is.
 */
export function startAnalytics(id: string | null): void {
  setGtagSendingAllowed(true)
  setRefused(id, false)
  if (started) return
  started = true
  if (id && typeof window.gtag !== 'function') loadProvider(id)
  if (id) sendToGtag('config', id, { ...getPageViewParameters(), send_page_view: false })
  // Before the pages: that a page is left comes before the next one’s view.
  reportEngagement()
  reportPageViews()
  reportWebVitals()
  reportLoadTimings()
  reportSiteEvents()
  reportMontrealAdvantageClicks()
}

/** Stops at once when the visitor withdraws. */
export function stopAnalytics(id: string | null): void {
  setGtagSendingAllowed(false)
  setRefused(id, true)
}

// The provider’s own switch: its script, once there, also measures by itself, and sends what was waiting for it.
function setRefused(id: string | null, refused: boolean): void {
  if (id) Object.assign(window, { [`ga-disable-${id}`]: refused })
}

function loadProvider(id: string): void {
  const queue = (window.dataLayer ??= [])
  window.gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- the provider reads `arguments` objects and passes over arrays
    queue.push(arguments)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  sendToGtag('js', new Date())
}
