/** What forms and the error panel say of themselves. */
export type AnalyticsEventName =
  'form_loaded' | 'form_start' | 'form_field_focus' | 'form_submit' | 'form_error' | 'exception'

/** Something that happened on the site, as analytics may report it; never what was typed. */
export interface SiteEventReport {
  name: AnalyticsEventName
  /** Which form, by its name in analytics. */
  category: string
  /** Which field, what outcome. */
  label?: string
}

/** The name of the event on `window` that carries it. */
export const siteEventType = 'track'

declare global {
  interface WindowEventMap {
    [siteEventType]: CustomEvent<SiteEventReport>
  }
}

/** Tells whoever listens that something happened; what becomes of it depends on the visitor’s consent. */
export function dispatchSiteEvent(event: SiteEventReport): void {
  window.dispatchEvent(new CustomEvent<SiteEventReport>(siteEventType, { detail: event }))
}
