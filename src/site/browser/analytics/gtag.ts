import type { SiteEventReportName } from '../dispatchSiteEvent'

/** Path, title and URL of a page, as analytics expects them. */
interface PageViewParameters {
  page_path: string
  page_title: string
  page_location: string
}

type Label = { event_category: string; event_label?: string; value?: number } & Partial<PageViewParameters>

type TimingName = 'CLS' | 'LCP' | 'FID' | 'INP' | 'FCP' | 'TTFB' | 'DOMContentLoaded' | 'LoadComplete'

/** The parameters of each analytics event. */
export interface AnalyticsEventMap extends Record<
  SiteEventReportName | TimingName | 'montreal_advantage_click',
  Label
> {
  page_view: PageViewParameters
  seo_audit: { title_length: number; description_length: number; h1_count: number; passed: boolean; page_path: string }
  engagement: { moment: string; time_on_page: number; max_scroll_depth: number } & PageViewParameters
}

type Call =
  | ['js', Date]
  | ['config', string, PageViewParameters & { send_page_view: false }]
  | { [Name in keyof AnalyticsEventMap]: ['event', Name, AnalyticsEventMap[Name]] }[keyof AnalyticsEventMap]

declare global {
  interface Window {
    /** Google’s function, from its own script or a stub. */
    gtag?: (...call: unknown[]) => void
    dataLayer?: unknown[]
  }
}

let consented = false

/** The current page: path with query, title, URL. */
export function getPageViewParameters(): PageViewParameters {
  return {
    page_path: location.pathname + location.search,
    page_title: document.title,
    page_location: location.href,
  }
}

/** The page that was loaded initially; the current one may be another after client-side navigation. */
export function getInitialPageViewParameters(): Partial<PageViewParameters> {
  const [load] = performance.getEntriesByType('navigation')
  if (!load || load.name === location.href) return getPageViewParameters()
  const { pathname, search } = new URL(load.name, location.href)
  return { page_path: pathname + search, page_location: load.name }
}

/** Allows or stops sending, according to the visitor’s consent. */
export function setGtagSendingAllowed(value: boolean): void {
  consented = value
}

/**
 * Sends to the analytics provider; does nothing without consent or a global gtag. Events without a page get the current
 * one.
 */
export function sendToGtag(...call: Call): void {
  if (!consented || typeof window.gtag !== 'function') return
  if (call[0] !== 'event') return window.gtag(...call)
  const [kind, name, values] = call
  window.gtag(kind, name, { ...(!('page_location' in values) && getPageViewParameters()), ...values })
}
