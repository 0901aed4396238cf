import { buildSeoAuditEvent } from '../../../src/site/browser/analytics/seoAudit'
import { computeScrollDepth } from '../../../src/site/browser/analytics/engagement'
import { startReportingSiteEvents } from '../../../src/site/browser/analytics/siteEvents'
import { sendToGtag, setGtagSendingAllowed } from '../../../src/site/browser/analytics/gtag'
import { extractLoadTimings } from '../../../src/site/browser/analytics/loadTimings'
import { dispatchSiteEvent } from '../../../src/site/browser/dispatchSiteEvent'

const here = () => ({ page_path: location.pathname, page_title: document.title, page_location: location.href })

describe('sendToGtag', () => {
  const gtag = jest.fn()
  const say = () => sendToGtag('event', 'LCP', { event_category: 'Web Vitals', value: 900 })
  afterEach(() => {
    setGtagSendingAllowed(false)
    delete window.gtag
    gtag.mockClear()
  })

  it('sends nothing without consent', () => {
    window.gtag = gtag
    say()
    expect(gtag).not.toHaveBeenCalled()
  })

  it('does not throw without a global gtag', () => {
    setGtagSendingAllowed(true)
    expect(say).not.toThrow()
  })

  it('sends with both', () => {
    window.gtag = gtag
    setGtagSendingAllowed(true)
    say()
    expect(gtag.mock.calls).toEqual([['event', 'LCP', { event_category: 'Web Vitals', value: 900, ...here() }]])
  })
})

it.each([
  [30, 120, 1, true],
  [60, 155, 1, true],
  [29, 120, 1, false],
  [61, 120, 1, false],
  [30, 119, 1, false],
  [30, 156, 1, false],
  [30, 120, 2, false],
])('a title of %d, a description of %d and %d h1 pass the SEO audit: %s', (title, description, h1Count, passed) => {
  const page = { title: 'x'.repeat(title), description: 'x'.repeat(description), h1Count, path: '/' }
  expect(buildSeoAuditEvent(page).passed).toBe(passed)
})

it.each([
  [0, 800, 1600, 50],
  [800, 800, 1600, 100],
  [0, 800, 400, 100],
])(
  'scrolling by %d in a window of %d on a page of %d is a depth of %d per cent',
  (scrolled, windowHeight, pageHeight, depth) => {
    expect(computeScrollDepth(scrolled, windowHeight, pageHeight)).toBe(depth)
  },
)

it('leaves out timings that the browser does not report', () => {
  const navigation = { responseStart: 12.4, domContentLoadedEventEnd: 80, loadEventEnd: 0 }
  expect(extractLoadTimings(navigation, 40.6)).toEqual([
    ['FCP', 41],
    ['TTFB', 12],
    ['DOMContentLoaded', 80],
  ])
  expect(extractLoadTimings(undefined, undefined)).toEqual([])
})

it('reports form events with the page but without the typed text', () => {
  window.gtag = jest.fn()
  setGtagSendingAllowed(true)
  startReportingSiteEvents()
  dispatchSiteEvent({ name: 'form_error', category: 'Contact Form', label: 'email' })
  dispatchSiteEvent({ name: 'form_start', category: 'Contact Form' })
  expect(jest.mocked(window.gtag).mock.calls).toEqual([
    ['event', 'form_error', { event_category: 'Contact Form', event_label: 'email', ...here() }],
    ['event', 'form_start', { event_category: 'Contact Form', ...here() }],
  ])
})
