import { onCLS, onFID, onINP, onLCP, type Metric } from 'web-vitals'
import { getLoadedPageParameters, sendToGtag } from './gtag'

/** Reports how the page felt: CLS, LCP, FID and INP, when the browser knows them. */
export function reportWebVitals(): void {
  const send = ({ name, value, rating }: Pick<Metric, 'value' | 'rating'> & { name: 'CLS' | 'LCP' | 'FID' | 'INP' }) =>
    sendToGtag('event', name, {
      ...getLoadedPageParameters(),
      event_category: 'Web Vitals',
      event_label: rating,
      // The provider takes whole numbers; shifts are small fractions.
      value: Math.round(name === 'CLS' ? value * 1000 : value),
    })
  onCLS(send)
  onLCP(send)
  onFID(send)
  onINP(send)
}
