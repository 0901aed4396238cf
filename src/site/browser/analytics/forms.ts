import { trackEvent, type SiteEvent } from '../track'
import { report } from './report'

/** Reports what forms say of themselves: loaded, begun, a field entered, sent, failed. */
export function reportForms(): void {
  window.addEventListener(trackEvent, event => {
    const { name, category, label } = (event as CustomEvent<SiteEvent>).detail
    report('event', name, { event_category: category, ...(label && { event_label: label }) })
  })
}
