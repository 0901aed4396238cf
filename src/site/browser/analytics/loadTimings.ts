import { getInitialPageViewParameters, sendToGtag } from './gtag'

type Timing = 'FCP' | 'TTFB' | 'DOMContentLoaded' | 'LoadComplete'

type Navigation = Pick<PerformanceNavigationTiming, 'responseStart' | 'domContentLoadedEventEnd' | 'loadEventEnd'>

/** Load timings in whole milliseconds; unknown ones are left out. */
export function extractLoadTimings(
  navigation: Navigation | undefined,
  firstPaint: number | undefined,
): [Timing, number][] {
  const all: [Timing, number | undefined][] = [
    ['FCP', firstPaint],
    ['TTFB', navigation?.responseStart],
    ['DOMContentLoaded', navigation?.domContentLoadedEventEnd],
    ['LoadComplete', navigation?.loadEventEnd],
  ]
  return all.flatMap(([name, value]): [Timing, number][] => (value ? [[name, Math.round(value)]] : []))
}

function isNavigation(entry: PerformanceEntry): entry is PerformanceNavigationTiming {
  return entry.entryType === 'navigation'
}

/**
 * Reports load timings, each once and as soon as it is known: with earlier consent, this runs while the page is still
 * loading.
 */
export function startReportingLoadTimings(): void {
  const told = new Set<Timing>()
  const tell = () => {
    const navigation = performance.getEntriesByType('navigation').find(isNavigation)
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    extractLoadTimings(navigation, paint?.startTime).forEach(([name, value]) => {
      if (told.has(name)) return
      told.add(name)
      sendToGtag('event', name, { event_category: 'Load Timing', value, ...getInitialPageViewParameters() })
    })
  }
  tell()
  const watch = new PerformanceObserver(tell)
  for (const type of ['paint', 'navigation']) watch.observe({ type, buffered: true })
}
