import { routeEvent } from '../routes'
import { reportAudit } from './audit'
import { report, type PageAddress } from './report'

/** The page being shown: path with query, title, address. */
export function pageAddress(): PageAddress {
  return {
    page_path: location.pathname + location.search,
    page_title: document.title,
    page_location: location.href,
  }
}

/** Reports the page being shown and every page after it, each with its audit. */
export function reportPages(): void {
  const shown = () => {
    report('event', 'page_view', pageAddress())
    reportAudit()
  }
  shown()
  window.addEventListener(routeEvent, shown)
}
