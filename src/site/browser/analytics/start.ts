import { startReportingMontrealAdvantageClicks } from './montrealAdvantageClicks'
import { startReportingEngagement } from './engagement'
import { startReportingSiteEvents } from './siteEvents'
import { startPageAnalytics } from './startPageAnalytics'
import { getPageViewParameters, sendToGtag, setGtagSendingAllowed } from './gtag'
import { startReportingLoadTimings } from './loadTimings'
import { startReportingWebVitals } from './webVitals'

let started = false

/**
 * Starts reporting after consent; calling it again only resumes sending. Loads the provider’s script unless the host
 * already provides `gtag`, in which case there may be no id.
 */
export function startAnalytics(id: string | null): void {
  setGtagSendingAllowed(true)
  setRefused(id, false)
  if (started) return
  started = true
  if (id && typeof window.gtag !== 'function') loadProvider(id)
  if (id) sendToGtag('config', id, { ...getPageViewParameters(), send_page_view: false })
  // Before startPageAnalytics, so that leaving a page is reported before the next page view.
  startReportingEngagement()
  startPageAnalytics()
  startReportingWebVitals()
  startReportingLoadTimings()
  startReportingSiteEvents()
  startReportingMontrealAdvantageClicks()
}

/** Stops reporting immediately when consent is withdrawn. */
export function stopAnalytics(id: string | null): void {
  setGtagSendingAllowed(false)
  setRefused(id, true)
}

// The provider’s opt-out flag: its script also measures on its own and sends queued events.
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
