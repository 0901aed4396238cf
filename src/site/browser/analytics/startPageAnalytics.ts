import { routeChangeEventType } from '../routeChangeEvent'
import { reportSeoAudit } from './seoAudit'
import { getPageViewParameters, sendToGtag } from './gtag'

/** Reports the current page and every later one, each with its SEO audit. */
export function startPageAnalytics(): void {
  const shown = () => {
    sendToGtag('event', 'page_view', getPageViewParameters())
    reportSeoAudit()
  }
  shown()
  window.addEventListener(routeChangeEventType, shown)
}
