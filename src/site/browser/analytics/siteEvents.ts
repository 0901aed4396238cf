import { siteEventType, type SiteEvent } from '../track'
import { sendToGtag } from './gtag'

/** Reports what forms say of themselves: loaded, begun, a field entered, sent, failed. */
export function reportSiteEvents(): void {
  window.addEventListener(siteEventType, event => {
    const { name, category, label } = (event as CustomEvent<SiteEvent>).detail
    sendToGtag('event', name, { event_category: category, ...(label && { event_label: label }) })
  })
}
