import { routeChangeEventType } from '../routeChange'
import { reportSeoAudit } from './seoAudit'
import { getPageViewParameters, sendToGtag } from './gtag'

/** Reports the page being shown and every page after it, each with its audit. */
export function reportPageViews(): void {
  const shown = () => {
    sendToGtag('event', 'page_view', getPageViewParameters())
    reportSeoAudit()
  }
  shown()
  window.addEventListener(routeChangeEventType, shown)
}
