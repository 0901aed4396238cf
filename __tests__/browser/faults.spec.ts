import type { Page } from '@playwright/test'
import { localizePath } from '../../src/shared/paths'
import { configured } from './configured'
import { fillIn, heading, sendButton } from './contact'
import { standIn } from './standIns'
import {
  alive,
  expect,
  loaderListens,
  nameOf,
  pageWith,
  plainPage,
  refuseHistory,
  say,
  signal,
  started,
  test,
  words,
} from './support'

const faq = pageWith('accordion').route
const tabbed = pageWith('tabs').route
const dataOfPage = `**/page-data${plainPage}/page-data.json`
// Errors that the browser itself logs for the faults that tests cause.
const broken = [/Failed to load resource|net::ERR_|ChunkLoadError|Loading chunk/]

const linkTo = (page: Page, route = plainPage) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf(route, 'en'), exact: true })
    .first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

/** Waits until client-side navigation works, regardless of other pending requests. */
async function led(page: Page) {
  const chunk = page.waitForResponse(/\/navigation-\w+\.js/)
  await alive(page)
  await (await chunk).finished()
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
}

/** Follows a footer link and checks that its page shows. */
async function goesOn(page: Page) {
  const before = (await title(page).textContent()) ?? ''
  await linkTo(page).click()
  await expect(page).toHaveURL(new RegExp(`${plainPage}$`))
  await expect(title(page)).not.toHaveText(before)
  await expect(title(page)).not.toHaveText(words.en.errors.generic)
}

test.describe('a hash that cannot be decoded', () => {
  for (const address of [`${faq}#%`, '/#%E0%A4%A'])
    test(`${address} is ignored on load`, async ({ page }) => {
      await page.goto(address)
      const heading = await title(page).textContent()
      await started(page)
      await expect(title(page)).toHaveText(heading ?? '')
    })

  test('is ignored on hashchange, before and after the scripts run', async ({ page }) => {
    await page.goto(faq)
    const heading = (await title(page).textContent()) ?? ''
    await page.evaluate(() => (location.hash = '#%'))
    await started(page)
    await expect(title(page)).toHaveText(heading)
    await page.evaluate(() => (location.hash = '#%E0%A4%A'))
    await signal(page)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
    await expect(title(page)).toHaveText(heading)
  })
})

test.describe('a link', () => {
  test.use({ expected: { hosts: [], noise: broken } })

  test('whose page data hangs is marked busy and falls back to a full load', async ({ page }) => {
    await page.route(dataOfPage, () => undefined)
    await page.goto('/')
    await led(page)
    await linkTo(page).click()
    await expect(linkTo(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(new RegExp(`${plainPage}$`))
    await expect(linkTo(page)).not.toHaveAttribute('aria-busy')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('whose page data hangs does a full load on the second click', async ({ page }) => {
    await page.route(dataOfPage, () => undefined)
    await page.goto('/')
    await led(page)
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await linkTo(page).click()
    await expect(linkTo(page)).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(1000)
    await expect(page).toHaveURL('/')
    await linkTo(page).click()
    await expect(page).toHaveURL(new RegExp(`${plainPage}$`))
  })

  for (const [what, answer] of [
    ['is refused', { status: 500, body: '' }],
    ['is gone', { status: 404, body: '' }],
    ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
    ['is cut off', { status: 200, contentType: 'application/json', body: '{"path":"/' }],
  ] as const)
    test(`whose page data ${what} still reaches its page, and Back works`, async ({ page }) => {
      await page.route(dataOfPage, route => route.fulfill(answer))
      await page.goto('/')
      await started(page)
      await goesOn(page)
      await page.goBack()
      await expect(page).toHaveURL('/')
    })

  test('clicked offline keeps the page, shows a message, and navigates once online', async ({ page, context }) => {
    await page.route(dataOfPage, route => route.abort('internetdisconnected'))
    await page.goto('/')
    await started(page)
    await context.setOffline(true)
    await linkTo(page).click()
    await expect(message(page, words.en.toast.offline)).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(title(page)).toBeVisible()
    await page.unroute(dataOfPage)
    await context.setOffline(false)
    await expect(page).toHaveURL(new RegExp(`${plainPage}$`))
  })

  test('clicked after a new deploy does one full load, undone by one Back', async ({ page }) => {
    await page.goto('/')
    await started(page)
    await page.route('**/app-data.json', route => route.fulfill({ json: { webpackCompilationHash: 'another' } }))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await linkTo(page).click()
    await expect(page).toHaveURL(new RegExp(`${plainPage}$`))
    await page.waitForFunction(() => !('sameDocument' in window))
    await page.unroute('**/app-data.json')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test.describe('after a new deploy removed old chunks', () => {
  test.use({ expected: { hosts: ['http://localhost'], noise: [...broken, /403/] } })
  test.beforeEach(async ({ page }) => {
    await page.route(/\/toasts-\w+\.js/, route => route.fulfill({ status: 404, body: '' }))
  })

  test('a toast still shows and can be closed', async ({ page }) => {
    await page.goto('/contact')
    await started(page)
    await say(page, 'One')
    await expect(message(page, 'One')).toBeVisible()
    await page.getByRole('button', { name: words.en.toast.close }).click()
    await expect(message(page, 'One')).toBeHidden()
  })

  test('a contact message that is refused shows an error and is sent on retry', async ({ page }) => {
    const service = await standIn()
    service.answers = [403, 200]
    await configured(page, { contactEndpoint: `${service.origin}/contact` })
    await page.goto('/contact')
    await started(page)
    await fillIn(page)
    await sendButton(page, 'en').click()
    await expect(heading(page, words.en.errors.kinds.forbidden)).toBeVisible()
    await page.getByRole('button', { name: words.en.errors.retry }).click()
    await expect(heading(page, words.en.form.sent.contact)).toBeVisible()
    expect(service.received).toHaveLength(2)
    service.close()
  })
})

test.describe('a browser that limits history changes', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // Like WebKit.
      const calls: number[] = []
      for (const method of ['pushState', 'replaceState'] as const) {
        const real = history[method].bind(history)
        history[method] = (...change) => {
          const since = Date.now() - 10_000
          if (calls.filter(time => time > since).length >= 100) throw new DOMException('Too many', 'SecurityError')
          calls.push(Date.now())
          real(...change)
        }
      }
    }),
  )

  for (const moment of ['before', 'after'] as const)
    test(`selects the right tab while an arrow key is held, ${moment} the scripts run`, async ({ page }) => {
      if (moment === 'before') await page.route('**/app-*.js', () => undefined)
      await page.goto(tabbed)
      await (moment === 'after' ? started : loaderListens)(page)
      const tabs = page.getByRole('tab')
      await tabs.first().focus()
      const presses = 160
      for (let press = 0; press < presses; press += 1) await page.keyboard.down('ArrowRight')
      const place = presses % (await tabs.count())
      await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true')
      // The limit is not used up: links can still change the history.
      await expect.poll(() => page.evaluate(() => Object.values(history.state ?? {}))).toContain(place)
    })
})

test('tabs still switch when history changes throw', async ({ page }) => {
  await refuseHistory(page)
  await page.goto(tabbed)
  await started(page)
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test.describe('the site still works on a page', () => {
  test.use({ expected: { hosts: [], noise: [/./] } })
  const noStorage = () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is forbidden', 'SecurityError')
        },
      })
  }
  const fullStorage = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    }
  }
  const translate = () => {
    document.documentElement.lang = 'de'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(text => text.data.trim() && !text.parentElement?.closest('script, style'))) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `${text.data}!`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const extend = () => {
    document.body.prepend(Object.assign(document.createElement('div'), { id: 'extension', textContent: 'Extension' }))
    document.documentElement.setAttribute('data-extension', '')
    document.querySelectorAll('input, a').forEach(element => element.setAttribute('data-extension', ''))
    document.querySelector('main')?.append(document.createElement('div'))
  }

  const before: [string, (page: Page) => Promise<unknown>][] = [
    ['whose storage is forbidden', page => page.addInitScript(noStorage)],
    ['whose storage is full', page => page.addInitScript(fullStorage)],
    ['in 1980', page => page.clock.setSystemTime('1980-01-01T12:00:00Z')],
    ['in 2036', page => page.clock.setSystemTime('2036-02-07T12:00:00Z')],
    [
      'without IntersectionObserver',
      page => page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    ],
  ]
  for (const [what, arrange] of before)
    test(what, async ({ page }) => {
      await arrange(page)
      await page.goto('/')
      await started(page)
      const theme = page.getByRole('region', { name: words.en.frame.utilityBar }).getByRole('button')
      await theme.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await goesOn(page)
      await page.goto(tabbed)
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    })

  for (const [who, change, language] of [
    ['a translator', translate, 'fr'],
    ['an extension', extend, 'en'],
  ] as const)
    for (const moment of ['before', 'after'] as const)
      test(`modified by ${who} ${moment} its scripts run`, async ({ page }) => {
        await page.goto(localizePath(tabbed, language))
        if (moment === 'after') await started(page)
        await page.evaluate(change)
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        if (moment === 'before') await started(page)
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
        await page.getByRole('tab').nth(1).click()
        await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('tabpanel')).toHaveCount(1)
        const other = localizePath(plainPage, language)
        await page.getByRole('contentinfo').locator(`a[href="${other}"]`).first().click()
        await expect(page).toHaveURL(new RegExp(`${other}$`))
        await expect(title(page)).not.toHaveText(words[language].errors.generic)
        await expect(title(page)).toBeVisible()
      })

  for (const [what, files] of [
    ['fonts', /\.woff2/],
    ['pictures', /\.(webp|avif|jpe?g|png|svg)/],
    ['scripts', /\.js$/],
  ] as const)
    for (const fault of ['missing', 'hanging', 'truncated'] as const)
      test(`whose ${what} are ${fault}`, async ({ page }) => {
        await page.route(files, async route => {
          if (fault === 'missing') return route.fulfill({ status: 404, body: '' })
          if (fault === 'hanging') return
          const answer = await route.fetch()
          const body = await answer.body()
          await route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) })
        })
        await page.goto('/', { waitUntil: 'commit' })
        await expect(title(page)).toBeVisible()
        // Text is shown in a fallback font until the web font has loaded.
        const waiting = () =>
          [...document.fonts]
            .filter(({ family, display }) => !family.includes('Fallback') && display !== 'swap')
            .map(({ family }) => family)
        expect(await page.evaluate(waiting)).toEqual([])
        await goesOn(page)
      })
})
