import type { Page } from '@playwright/test'
import { configured } from './configured'
import { localizePath } from '../../src/lib/paths'
import { expect, plainPage, started, test, violations, words } from './support'

const analyticsId = 'G-STANDIN'
const host = 'www.googletagmanager.com'

test.use({ expected: { hosts: [`https://${host}`], noise: [] } })

/** Everything that was given to gtag, as plain arrays. */
const calls = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(call => Array.from(call as ArrayLike<unknown>))) as Promise<
    [string, string, Record<string, unknown>?][]
  >
const events = async (page: Page, name: string) =>
  (await calls(page)).filter(([kind, event]) => kind === 'event' && event === name).map(([, , values]) => values)

/** Makes the page believe for a moment that it is hidden. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })

const asked: string[] = []

test.beforeEach(async ({ page }) => {
  asked.length = 0
  await page.route(`https://${host}/**`, route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
})

for (const [language, home] of [
  ['en', '/'],
  ['fr', '/fr'],
] as const) {
  const plain = localizePath(plainPage, language)
  const { consent } = words[language]
  const details = (page: Page) => page.locator('.pm')
  const panel = (page: Page) => page.getByRole('dialog', { name: consent.title })

  test(`nothing is asked, stored or ticked before an answer; refusing keeps it so (${language})`, async ({ page }) => {
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

    await panel(page).getByRole('button', { name: consent.choose }).click()
    await expect(page.getByRole('checkbox', { includeHidden: true })).not.toBeChecked()
    await details(page).getByRole('button', { name: consent.refuse }).click()
    await expect(panel(page)).toBeHidden()

    await page.reload()
    await started(page)
    await expect(panel(page)).toBeHidden()
    expect(asked).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').consentId)).toBe('none')
    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
  })

  test(`the panel is accessible, its details too, in both themes (${language})`, async ({ page }) => {
    await configured(page, { analyticsId })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(plain)
      await started(page)
      await expect(panel(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await panel(page).getByRole('button', { name: consent.choose }).click()
      await expect(page.getByRole('button', { name: consent.save })).toBeVisible()
      expect(await violations(page)).toEqual([])
    }
  })

  test(`what was agreed to is reported (${language})`, async ({ page }) => {
    await configured(page, { analyticsId })
    await page.goto(`${home}?from=letter`)
    await started(page)
    await expect(panel(page)).toBeVisible()
    await page.clock.install()
    await panel(page).getByRole('button', { name: consent.accept }).click()
    await expect.poll(() => asked).toEqual([`https://${host}/gtag/js?id=${analyticsId}`])
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
    expect(await events(page, 'form_start')).toEqual([{ event_category: 'Contact Form', event_label: 'contact' }])

    await page.clock.runFor(30_000)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    // The browser says so with its next frame, which the stopped clock does not wait for.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
    await page.clock.runFor(31_000)
    expect(await events(page, 'engagement')).toMatchObject([
      { moment: '30s' },
      { moment: '60s', max_scroll_depth: 100 },
    ])

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

    expect((await events(page, 'engagement')).at(-1)).toMatchObject({
      moment: 'page_hide',
      page_path: home,
      max_scroll_depth: 100,
    })
    await hide(page)
    const engagement = (await events(page, 'engagement')).at(-1)
    expect(engagement).toMatchObject({ moment: 'page_hide', page_path: new URL(page.url()).pathname })
    expect(engagement?.max_scroll_depth).toBeLessThan(60)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
    expect((await events(page, 'engagement')).at(-1)).toMatchObject({ moment: 'before_unload' })
  })

  test(`the footer leads back to the choice; withdrawing stops everything (${language})`, async ({ page }) => {
    await configured(page, { analyticsId })
    await page.goto(plain)
    await started(page)
    await panel(page).getByRole('button', { name: consent.accept }).click()
    await expect.poll(async () => (await events(page, 'page_view')).length).toBe(1)
    for (const name of ['FCP', 'TTFB', 'DOMContentLoaded', 'LoadComplete'])
      expect(await events(page, name), name).toHaveLength(1)
    // The browser tells of the first press when it has painted it, and a page that is hidden before never hears of it.
    await expect.poll(() => events(page, 'FID')).toHaveLength(1)
    // The others are told as the page is hidden, once they are being watched, which begins a little later.
    await expect(async () => {
      await hide(page)
      const told = (await calls(page)).map(([, name]) => name)
      expect(told).toEqual(expect.arrayContaining(['CLS', 'LCP', 'INP']))
    }).toPass()

    await page.getByRole('button', { name: consent.open }).click()
    await details(page).getByRole('button', { name: consent.refuse }).click()
    const before = (await calls(page)).length
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
    expect(await calls(page)).toHaveLength(before)

    await page.reload()
    await started(page)
    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
  })
}

test('an answer holds on the next visit without being asked again', async ({ page }) => {
  await configured(page, { analyticsId })
  await page.goto(plainPage)
  await started(page)
  await page.getByRole('button', { name: words.en.consent.accept }).click()
  await expect.poll(() => asked.length).toBe(1)
  await page.reload()
  await started(page)
  await expect.poll(() => asked.length).toBe(2)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('with storage blocked the panel answers for this page', async ({ page }) => {
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
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(asked).toEqual([])
})

test('without an identifier there is no panel, no button and nothing of it is loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto(plainPage)
  await started(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.en.consent.open })).toHaveCount(0)
  expect(scripts.filter(url => /\/(consent|analytics)-/.test(url))).toEqual([])
})
