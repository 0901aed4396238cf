import { sendToGtag } from './gtag'

/** Links of the Montréal advantage: of its section on any page, and of the home page’s comparison. */
const montrealLinks = '.advantage-montreal a, #montreal a'

/** Reports clicks on links of the Montréal advantage. */
export function startReportingMontrealAdvantageClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(montrealLinks)
    if (!link) return
    const label = link.textContent?.trim() ?? ''
    sendToGtag('event', 'montreal_advantage_click', { event_category: 'Montreal Advantage', event_label: label })
  })
}
