import type { Page } from '@playwright/test'
import type { Language } from '../../src/config/languages'
import { configured } from './configured'
import { localizePath } from '../../src/shared/paths'
import { expect, picturesPage, plainPage, signal, started, test, violations, words } from './support'

const analyticsId = 'G-STANDIN'
const host = 'www.googletagmanager.com'

test.use({ expected: { hosts: [`https://${host}`], noise: [] } })

/** All gtag calls, as plain arrays. */
const calls = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(call => Array.from(call as ArrayLike<unknown>))) as Promise<
    [string, string, Record<string, unknown>?][]
  >
const events = async (page: Page, name: string) =>
  (await calls(page)).filter(([kind, event]) => kind === 'event' && event === name).map(([, , values]) => values)

/** Simulates a hidden page for one visibilitychange event. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })

const bar = (page: Page, language: Language) => page.getByRole('region', { name: words[language].consent.title })

const requests: string[] = []

test.beforeEach(async ({ page }) => {
  requests.length = 0
  await page.route(`https://${host}/**`, route => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
})

for (const [language, home] of [
  ['en', '/'],
  ['fr', '/fr'],
] as const) {
  const plain = localizePath(plainPage, language)
  const { consent } = words[language]
  const panel = (page: Page) => bar(page, language)

  test(`analytics requests nothing and sets no cookie before an answer or after refusing, and both buttons look the same (${language})`, async ({
    page,
  }) => {
    await configured(page, { analyticsId })
    await page.goto(plain)
    await started(page)
    await expect(panel(page)).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['preferredLanguage'])

    const [accept, refuse] = [consent.accept, consent.refuse].map(name => panel(page).getByRole('button', { name }))
    if (!accept || !refuse) throw new Error('The panel has no answers.')
    const look = (button: typeof accept) =>
      button.evaluate(element => {
        const { backgroundColor, color, fontSize, fontWeight, width, height } = getComputedStyle(element)
        return { backgroundColor, color, fontSize, fontWeight, width, height }
      })
    expect(await look(refuse)).toEqual(await look(accept))

    await refuse.click()
    await expect(panel(page)).toBeHidden()

    await page.reload()
    await started(page)
    await expect(panel(page)).toBeHidden()
    expect(requests).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
  })

  test(`the consent panel and its details are accessible in both themes (${language})`, async ({ page }) => {
    await configured(page, { analyticsId })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(plain)
      await started(page)
      await expect(panel(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await panel(page).getByText(consent.details, { exact: true }).click()
      await expect(panel(page).getByText(consent.detailsText)).toBeVisible()
      expect(await violations(page)).toEqual([])
    }
  })

  test(`after consent, page views, events, engagement and audits are reported (${language})`, async ({ page }) => {
    await configured(page, { analyticsId })
    await page.goto(`${home}?from=letter`)
    await started(page)
    await expect(panel(page)).toBeVisible()
    await page.clock.install()
    await panel(page).getByRole('button', { name: consent.accept }).click()
    await expect.poll(() => requests).toEqual([`https://${host}/gtag/js?id=${analyticsId}`])
    await expect.poll(async () => (await events(page, 'page_view')).length).toBe(1)

    const address = { page_path: `${home}?from=letter`, page_title: await page.title(), page_location: page.url() }
    expect((await calls(page)).find(([kind]) => kind === 'config')).toEqual([
      'config',
      analyticsId,
      { ...address, send_page_view: false },
    ])
    expect(await events(page, 'page_view')).toEqual([address])
    expect(await events(page, 'seo_audit')).toMatchObject([{ h1_count: 1, passed: true }])

    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('track', { detail: { name: 'form_start', category: 'Contact Form', label: 'contact' } }),
      ),
    )
    expect(await events(page, 'form_start')).toEqual([
      { event_category: 'Contact Form', event_label: 'contact', ...address },
    ])

    await page.clock.runFor(30_000)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    // The real scroll event waits for the next frame, which the stopped clock delays.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
    await page.clock.runFor(31_000)
    expect(await events(page, 'engagement')).toMatchObject([
      { moment: '30s' },
      { moment: '60s', max_scroll_depth: 100 },
    ])

    const left = (await calls(page)).length
    await page.locator('#montreal a').first().click()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(/contact/)
    expect(await events(page, 'montreal_advantage_click')).toHaveLength(1)
    await expect.poll(async () => (await events(page, 'page_view')).length).toBe(2)
    expect((await events(page, 'page_view'))[1]).toEqual({
      page_path: new URL(page.url()).pathname + new URL(page.url()).search,
      page_title: await page.title(),
      page_location: page.url(),
    })

    // Events of the old page come before the page view of the new one, each with its own URL.
    const since = (await calls(page)).slice(left).filter(([, name]) => !/^[A-Z]{3}$/.test(name))
    expect(since.slice(0, 3)).toMatchObject([
      ['event', 'montreal_advantage_click', { page_location: address.page_location }],
      [
        'event',
        'engagement',
        { moment: 'page_hide', page_path: home, page_location: address.page_location, max_scroll_depth: 100 },
      ],
      ['event', 'page_view', { page_location: page.url() }],
    ])
    await hide(page)
    const engagement = (await events(page, 'engagement')).at(-1)
    expect(engagement).toMatchObject({ moment: 'page_hide', page_path: new URL(page.url()).pathname })
    expect(engagement?.max_scroll_depth).toBeLessThan(60)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
    expect((await events(page, 'engagement')).at(-1)).toMatchObject({ moment: 'before_unload' })
  })

  test(`the footer reopens the consent panel, and withdrawing consent stops reporting (${language})`, async ({
    page,
  }) => {
    await configured(page, { analyticsId })
    await page.goto(plain)
    await started(page)
    await panel(page).getByRole('button', { name: consent.accept }).click()
    await expect.poll(async () => (await events(page, 'page_view')).length).toBe(1)
    for (const name of ['FCP', 'TTFB', 'DOMContentLoaded', 'LoadComplete'])
      expect(await events(page, name), name).toHaveLength(1)
    // The first-input entry is dispatched after the next paint; hiding the page before that would lose it.
    await expect.poll(() => events(page, 'FID')).toHaveLength(1)
    // These are reported when the page is hidden, once their observers have started.
    await expect(async () => {
      await hide(page)
      const told = (await calls(page)).map(([, name]) => name)
      expect(told).toEqual(expect.arrayContaining(['CLS', 'LCP', 'INP']))
    }).toPass()

    await page.getByRole('button', { name: consent.open }).click()
    await expect(panel(page).getByRole('heading')).toBeFocused()
    await expect(panel(page).getByRole('button', { name: consent.accept })).toHaveAttribute('aria-pressed', 'true')
    await panel(page).getByRole('button', { name: consent.refuse }).click()
    const before = (await calls(page)).length
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
    expect(await calls(page)).toHaveLength(before)

    await page.reload()
    await started(page)
    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
  })
}

test('consent is remembered after a reload', async ({ page }) => {
  await configured(page, { analyticsId })
  await page.goto(plainPage)
  await started(page)
  await page.getByRole('button', { name: words.en.consent.accept }).click()
  await expect.poll(() => requests.length).toBe(1)
  await page.reload()
  await started(page)
  await expect.poll(() => requests.length).toBe(2)
  await expect(bar(page, 'en')).toBeHidden()
})

test('with blocked storage, refusing hides the panel on the current page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    })
  })
  await configured(page, { analyticsId })
  await page.goto(`/fr${plainPage}`)
  await started(page)
  await page.getByRole('button', { name: words.fr.consent.refuse }).click()
  await expect(bar(page, 'fr')).toBeHidden()
  expect(requests).toEqual([])
})

test('refusing while the analytics script loads prevents reporting, and accepting again reports one page view', async ({
  page,
}) => {
  await configured(page, { analyticsId })
  let arrive = () => {}
  const late = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/analytics-*.js', async route => {
    await late
    await route.continue()
  })
  await page.goto(plainPage)
  await started(page)
  const { accept, refuse, open } = words.en.consent
  const chunk = page.waitForRequest('**/analytics-*.js')
  await bar(page, 'en').getByRole('button', { name: accept }).click()
  await chunk
  await page.getByRole('button', { name: open }).click()
  await bar(page, 'en').getByRole('button', { name: refuse }).click()
  const came = page.waitForResponse('**/analytics-*.js')
  arrive()
  await (await came).finished()
  // Accepting afterwards must report once, which proves that the late script has run.
  await page.getByRole('button', { name: open }).click()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
  expect(requests).toEqual([])
  expect(await calls(page)).toEqual([])
  await bar(page, 'en').getByRole('button', { name: accept }).click()
  await expect.poll(async () => (await events(page, 'page_view')).length).toBe(1)
})

test('accepting and withdrawing consent take effect in other tabs', async ({ page, context }) => {
  await context.route(`https://${host}/**`, route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.addInitScript(() => addEventListener('app:started', () => Object.assign(window, { appStarted: true })))
    await configured(tab, { analyticsId })
    await tab.goto(plainPage)
    await started(tab)
    await expect(bar(tab, 'en')).toBeVisible()
  }
  await bar(page, 'en').getByRole('button', { name: words.en.consent.accept }).click()
  await expect(bar(other, 'en')).toBeHidden()
  await expect.poll(async () => (await events(other, 'page_view')).length).toBe(1)

  await other.getByRole('button', { name: words.en.consent.open }).click()
  await bar(other, 'en').getByRole('button', { name: words.en.consent.refuse }).click()
  await expect.poll(() => page.evaluate(id => Reflect.get(window, `ga-disable-${id}`), analyticsId)).toBe(true)
  const before = (await calls(page)).length
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
  await hide(page)
  expect(await calls(page)).toHaveLength(before)
})

test('a gtag injected by the host gets events only while there is consent', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { dataLayer: [], gtag: (...call: unknown[]) => window.dataLayer?.push(call) }),
  )
  await page.goto(plainPage)
  await expect(bar(page, 'en')).toBeVisible()
  expect(await calls(page)).toEqual([])
  await bar(page, 'en').getByRole('button', { name: words.en.consent.accept }).click()
  await expect.poll(() => events(page, 'page_view')).toMatchObject([{ page_location: page.url() }])
  expect(requests).toEqual([])
  await page.getByRole('button', { name: words.en.consent.open }).click()
  await bar(page, 'en').getByRole('button', { name: words.en.consent.refuse }).click()
  const before = (await calls(page)).length
  await hide(page)
  expect(await calls(page)).toHaveLength(before)
})

test('the load time is reported only once the page has finished loading', async ({ page }) => {
  await configured(page, { analyticsId })
  await page.goto(picturesPage)
  await started(page)
  await bar(page, 'en').getByRole('button', { name: words.en.consent.accept }).click()
  await expect.poll(() => requests.length).toBe(1)
  let arrive = () => {}
  const late = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/icon.svg?late', async route => {
    await late
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/icon.svg?late', hidden: true })),
    ),
  )
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(async () => {
    await signal(page)
    expect(await events(page, 'page_view')).toHaveLength(1)
  }).toPass()
  expect(await events(page, 'LoadComplete')).toEqual([])
  arrive()
  await expect.poll(() => events(page, 'LoadComplete')).toMatchObject([{ page_location: page.url() }])
  for (const name of ['FCP', 'TTFB', 'DOMContentLoaded']) expect(await events(page, name), name).toHaveLength(1)
})

test('time on page includes the time before consent', async ({ page }) => {
  await configured(page, { analyticsId })
  await page.clock.install()
  await page.goto(plainPage)
  await started(page)
  await page.clock.runFor(20_000)
  await bar(page, 'en').getByRole('button', { name: words.en.consent.accept }).click()
  await expect.poll(async () => (await events(page, 'page_view')).length).toBe(1)
  await hide(page)
  const [{ time_on_page: time } = {}] = await events(page, 'engagement')
  expect(time).toBeGreaterThanOrEqual(20)
})

test('the consent panel is skipped by Tab, and Escape and “later” dismiss it', async ({ page }) => {
  const { accept, later, open } = words.fr.consent
  await configured(page, { analyticsId })
  await page.goto(`/fr${plainPage}`)
  await started(page)
  const question = bar(page, 'fr')
  await expect(question).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.fr.frame.skip })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.locator(':focus')).toHaveCount(0)

  const before = page.getByRole('banner').getByRole('link').first()
  await before.focus()
  await question.getByRole('button', { name: accept }).focus()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(before).toBeFocused()
  await page.reload()
  await started(page)
  await expect(page.getByRole('button', { name: open })).toBeVisible()
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: open }).click()
  await expect(question.getByRole('heading')).toBeFocused()
  await question.getByRole('button', { name: later }).click()
  await expect(page.getByRole('button', { name: open })).toBeFocused()
  await expect(question).toBeHidden()
  expect(requests).toEqual([])
})

// A small phone, a phone in landscape, and a desktop at 400 % zoom.
for (const [width, height] of [
  [320, 568],
  [667, 375],
  [320, 256],
] as const)
  test(`the consent panel covers at most half of a ${width} × ${height} screen and never a focused link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await configured(page, { analyticsId })
    await page.goto(`/fr${plainPage}`)
    await started(page)
    const question = bar(page, 'fr')
    await expect(question.getByRole('heading')).toBeInViewport({ ratio: 1 })
    expect((await question.boundingBox())?.height).toBeLessThanOrEqual(height / 2)
    const answer = question.getByRole('button', { name: words.fr.consent.refuse })
    await answer.scrollIntoViewIfNeeded()
    await expect(answer).toBeInViewport({ ratio: 1 })

    // No focused link is covered, nor the last footer link at the end of the page.
    const covered = (elements: Element[]) =>
      elements.filter(element => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const shown = document.elementFromPoint(left + width / 2, top + height / 2)
        return shown && !element.contains(shown) && !shown.contains(element)
      }).length
    const links = page.getByRole('main').getByRole('link')
    for (let index = 0; index < (await links.count()); index += 1) {
      await links.nth(index).focus()
      expect(await links.nth(index).evaluateAll(covered), `link ${index}`).toBe(0)
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const legal = page.getByRole('navigation', { name: words.fr.frame.legal }).getByRole('link').last()
    expect(await legal.evaluateAll(covered)).toBe(0)
  })

test('without an analytics id there is no panel, no footer button and no script for them', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto(plainPage)
  await started(page)
  await expect(bar(page, 'en')).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.en.consent.open })).toHaveCount(0)
  expect(scripts.filter(url => /\/(consent|analytics)-/.test(url))).toEqual([])
})
