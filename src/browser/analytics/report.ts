import type { SiteEventName } from '../track'

/** Where a page stands and what it is called, as analytics knows it. */
export interface PageAddress {
  page_path: string
  page_title: string
  page_location: string
}

type Label = { event_category: string; event_label?: string; value?: number }

/** What is reported, and with what. */
export interface Events extends Record<SiteEventName, Label> {
  page_view: PageAddress
  CLS: Label
  LCP: Label
  FID: Label
  INP: Label
  FCP: Label
  TTFB: Label
  DOMContentLoaded: Label
  LoadComplete: Label
  seo_audit: { title_length: number; description_length: number; h1_count: number; passed: boolean; page_path: string }
  engagement: { moment: string; time_on_page: number; max_scroll_depth: number; page_path: string }
  montreal_advantage_click: Label
}

type Call =
  | ['js', Date]
  | ['config', string, PageAddress & { send_page_view: false }]
  | { [Name in keyof Events]: ['event', Name, Events[Name]] }[keyof Events]

declare global {
  interface Window {
    /** Google’s function, from its own script or from a stand-in. */
    gtag?: (...call: unknown[]) => void
    dataLayer?: unknown[]
  }
}

let consented = false

/** Opens or closes the way to the provider, as the visitor chose. */
export function setConsented(value: boolean): void {
  consented = value
}

/** The one way to the analytics provider: nothing passes without consent, or where there is no global gtag. */
export function report(...call: Call): void {
  if (consented && typeof window.gtag === 'function') window.gtag(...call)
}
