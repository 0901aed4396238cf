/** Events of forms and of the error panel. */
export type SiteEventReportName =
  'form_loaded' | 'form_start' | 'form_field_focus' | 'form_submit' | 'form_error' | 'exception'

/** An event on the site that analytics may report; those of forms never contain user input. */
interface SiteEventReport {
  name: SiteEventReportName
  /** The name of the form or of the error panel in analytics. */
  category: string
  /** The field, the outcome, or the message of the error. */
  label?: string
}

/** Name of the event on `window`. */
export const siteEventType = 'track'

declare global {
  interface WindowEventMap {
    [siteEventType]: CustomEvent<SiteEventReport>
  }
}

/** Dispatches a site event on `window`. Analytics reports it if the visitor has consented. */
export function dispatchSiteEvent(event: SiteEventReport): void {
  window.dispatchEvent(new CustomEvent<SiteEventReport>(siteEventType, { detail: event }))
}
