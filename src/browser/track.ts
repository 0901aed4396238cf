/** Something that happened on the site, as analytics may report it. */
export interface TrackedEvent {
  name: string
  category?: string
  label?: string
  [key: string]: unknown
}

/** Tells whoever listens that something happened; what becomes of it depends on the visitor’s consent. */
export function track(event: TrackedEvent): void {
  window.dispatchEvent(new CustomEvent('track', { detail: event }))
}
