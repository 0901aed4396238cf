import { siteEventType } from '../dispatchSiteEvent'
import { sendToGtag } from './gtag'

/** Reports the events of forms: loaded, started, field focused, submitted, failed. */
export function startReportingSiteEvents(): void {
  window.addEventListener(siteEventType, ({ detail: { name, category, label } }) => {
    sendToGtag('event', name, { event_category: category, ...(label && { event_label: label }) })
  })
}
