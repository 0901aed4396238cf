import { routeEvent } from '../routes'
import { reportAudit } from './audit'
import { pageAddress, report } from './report'

/** Reports the page being shown and every page after it, each with its audit. */
export function reportPages(): void {
  const shown = () => {
    report('event', 'page_view', pageAddress())
    reportAudit()
  }
  shown()
  window.addEventListener(routeEvent, shown)
}
