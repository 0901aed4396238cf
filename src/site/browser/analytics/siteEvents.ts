import { siteEventType } from '../dispatchSiteEvent'
import { sendToGtag } from './gtag'

/**
 * Reports site events: of forms (loaded, started, field focused, submitted, failed) and of the error panel.
 */
export function startReportingSiteEvents(): void {
  window.addEventListener(siteEventType, ({ detail: { name, category, label } }) => {
    sendToGtag('event', name, { event_category: category, ...(label && { event_label: label }) })
  })
}
