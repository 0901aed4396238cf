import { onCLS, onFID, onINP, onLCP, type Metric } from 'web-vitals'
import { getInitialPageViewParameters, sendToGtag } from './gtag'

/** Reports the web vitals CLS, LCP, FID and INP, where supported. */
export function startReportingWebVitals(): void {
  const send = ({ name, value, rating }: Pick<Metric, 'value' | 'rating'> & { name: 'CLS' | 'LCP' | 'FID' | 'INP' }) =>
    sendToGtag('event', name, {
      ...getInitialPageViewParameters(),
      event_category: 'Web Vitals',
      event_label: rating,
      // The provider only accepts integers; CLS is a small fraction.
      value: Math.round(name === 'CLS' ? value * 1000 : value),
    })
  onCLS(send)
  onLCP(send)
  onFID(send)
  onINP(send)
}
