import { reportClicks } from './clicks'
import { reportEngagement } from './engagement'
import { reportForms } from './forms'
import { pageAddress, reportPages } from './pages'
import { report, setConsented } from './report'
import { reportTimings } from './timings'
import { reportVitals } from './vitals'

let started = false

/** Begins to report after the visitor has agreed; agreeing again only opens the way again. */
export function startAnalytics(id: string): void {
  setConsented(true)
  setRefused(id, false)
  if (started) return
  started = true
  loadProvider(id)
  report('js', new Date())
  report('config', id, { ...pageAddress(), send_page_view: false })
  reportPages()
  reportVitals()
  reportTimings()
  reportEngagement()
  reportForms()
  reportClicks()
}

/** Stops at once when the visitor withdraws. */
export function stopAnalytics(id: string): void {
  setConsented(false)
  setRefused(id, true)
}

// The provider’s own switch: its script, once there, also measures by itself.
function setRefused(id: string, refused: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: refused })
}

function loadProvider(id: string): void {
  const queue = (window.dataLayer ??= [])
  window.gtag ??= function () {
    // eslint-disable-next-line prefer-rest-params -- the provider reads `arguments` objects and passes over arrays
    queue.push(arguments)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
