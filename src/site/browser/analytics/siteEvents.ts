import { siteEventType } from '../dispatchSiteEvent'
import { sendToGtag } from './gtag'

/** Reports what forms say of themselves: loaded, begun, a field entered, sent, failed. */
export function reportSiteEvents(): void {
  window.addEventListener(siteEventType, ({ detail: { name, category, label } }) => {
    sendToGtag('event', name, { event_category: category, ...(label && { event_label: label }) })
  })
}
