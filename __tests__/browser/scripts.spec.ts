import type { Page } from '@playwright/test'
import { languageDetails } from '../../src/config/languages'
import {
  alive,
  article,
  content,
  expect,
  holdScripts,
  inMenuGroup as service,
  loaderListens,
  menuGroup,
  nameOf,
  pageWith,
  picturesPage,
  started,
  test,
  withoutStarter,
  words,
} from './support'

const tabbed = pageWith('tabs').route

for (const state of ['before', 'after'] as const) {
  test.describe(`${state} the scripts run`, () => {
    test.beforeEach(async ({ page }) => {
      // Before: the deferred loader is replaced by an empty script, so the runtime never starts.
      if (state === 'before') await withoutStarter(page)
    })

    for (const [language, prefix] of [
      ['en', ''],
      ['fr', '/fr'],
    ] as const) {
      const frame = words[language].frame

      test(`the menu opens by keyboard and its links work (${language})`, async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(prefix || '/')
        if (state === 'after') await started(page)
        const menu = page.getByRole('navigation', { name: frame.mainMenu })
        const link = menu.getByRole('link', { name: nameOf(service, language) })
        await expect(link).toBeHidden()
        await menu.getByText(menuGroup.name[language], { exact: true }).focus()
        await page.keyboard.press('Enter')
        await expect(link).toBeVisible()
        await link.press('Enter')
        await expect(page).toHaveURL(`${prefix}${service}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })

      test(`the mobile menu opens and its links work (${language})`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(prefix || '/')
        if (state === 'after') await started(page)
        await page.getByText(frame.menu, { exact: true }).click()
        await page
          .getByRole('navigation', { name: frame.mainMenu })
          .getByRole('link', { name: nameOf(service, language) })
          .click()
        await expect(page).toHaveURL(`${prefix}${service}`)
      })

      test(`the language switch keeps the page (${language})`, async ({ page }) => {
        await page.goto(`${prefix}${service}`)
        if (state === 'after') await started(page)
        await page.getByRole('link', { name: languageDetails[language === 'en' ? 'fr' : 'en'].name }).click()
        await expect(page).toHaveURL(language === 'en' ? `/fr${service}` : service)
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'fr-CA' : 'en-CA')
      })

      test(`pictures load when scrolled into view (${language})`, async ({ page }) => {
        await page.goto(`${prefix}${picturesPage}`)
        if (state === 'after') await started(page)
        for (const picture of await page.locator('main picture > img').filter({ visible: true }).all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
            .toBe(true)
          await expect(picture).not.toHaveCSS('opacity', '0')
        }
      })

      test(`opening a question closes the other one (${language})`, async ({ page }) => {
        await page.goto(`${prefix}${pageWith('accordion').route}`)
        if (state === 'after') await started(page)
        const questions = page
          .locator('main section')
          .filter({ has: page.locator('details') })
          .first()
          .locator('details')
        // It may be open from the start.
        const first = questions.nth(0)
        if ((await first.getAttribute('open')) === null) await first.locator('summary').click()
        await expect(first).toHaveAttribute('open')
        await questions.nth(1).locator('summary').click()
        await expect(first).not.toHaveAttribute('open')
        await expect(questions.nth(1)).toHaveAttribute('open')
      })
    }
  })
}

test('a tab clicked before the scripts have loaded is selected', async ({ page }) => {
  await page.route('**/app-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(tabbed)
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test.describe('clicks before the scripts have loaded take effect at once and only once', () => {
  let arrive: () => void
  test.beforeEach(async ({ page }) => (arrive = await holdScripts(page)))

  test('the theme', async ({ page }) => {
    await page.goto('/')
    const theme = page.getByRole('region', { name: words.en.frame.utilityBar }).getByRole('button')
    await theme.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    arrive()
    await started(page)
    await expect(theme).toHaveAccessibleName(new RegExp(words.en.frame.themes.light))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('the theme, pressed while the runtime replaces its drawing', async ({ page }) => {
    await page.goto('/')
    const theme = page.getByRole('region', { name: words.en.frame.utilityBar }).getByRole('button')
    await theme.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.mouse.down()
    arrive()
    await started(page)
    await expect(theme).toHaveAccessibleName(new RegExp(words.en.frame.themes.light))
    await page.mouse.up()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a tab', async ({ page }) => {
    await page.goto(tabbed)
    const tab = page.getByRole('tab').nth(1)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    arrive()
    await started(page)
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveId((await tab.getAttribute('aria-controls')) ?? '')
  })

  test('a category of the blog', async ({ page }) => {
    await page.goto('/blog')
    const subject = page.locator('a[data-category]:not([data-category=""])').first()
    const category = await subject.getAttribute('data-category')
    await subject.click()
    await expect(page).toHaveURL(`/blog?category=${category}`)
    const others = page.locator(`main li[data-of-category]:not([data-of-category="${category}"]):visible`)
    await expect(others).toHaveCount(0)
    arrive()
    await started(page)
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible()
    await expect(others).toHaveCount(0)
    await page.goBack()
    await expect(others).not.toHaveCount(0)
  })
})

const { website, phone } = content.practice
for (const [path, label, said, value] of [
  ['/contact', words.en.channels.copyPhone, words.en.channels.copied, phone],
  [article, words.en.share.copy, words.en.share.copied, website + article],
  [`/fr${article}`, words.fr.share.copy, words.fr.share.copied, `${website}/fr${article}`],
] as const)
  test(`${path} copies without the runtime, and the confirmation outlasts hydration and then disappears`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(path)
    const copy = page.getByRole('button', { name: label })
    const status = page.getByRole('status').filter({ hasText: said })
    await copy.click()
    await expect(status).toBeVisible()
    await expect(copy.locator('svg').last()).toBeVisible()
    await expect(copy).not.toHaveAttribute('aria-busy')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    expect(await page.evaluate(() => '___loader' in window)).toBe(false)
    await alive(page)
    await page.clock.fastForward(1000)
    await expect(status).toBeVisible()
    await page.clock.runFor(5000)
    await expect(status).toHaveCount(0)
    await expect(copy.locator('svg').first()).toBeVisible()
    await copy.click()
    await expect(status).toBeVisible()
  })

test('a failed copy shows a message beside the button', async ({ page }) => {
  await page.goto(article)
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))))
  await page.getByRole('button', { name: words.en.share.copy }).click()
  await expect(page.getByRole('status').filter({ hasText: words.en.toast.notCopied })).toBeVisible()
})

test('on a phone, the row of a number dials and its button copies', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const row = page.locator('main dl > div', { has: page.getByRole('button') }).first()
  await row.getByRole('button').click({ trial: true })
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const atEnd = { x: x + width - 5, y: y + height / 2 }
  expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.protocol, atEnd)).toBe('tel:')
})

test('arrow keys move between tabs, before and after the scripts run', async ({ page }) => {
  const open = page.getByRole('tab', { selected: true })
  await page.route('**/app-*.js', () => undefined)
  await page.goto(tabbed)
  await loaderListens(page)
  await page.getByRole('tab').first().focus()
  for (const place of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab').nth(place)).toBeFocused()
    await expect(open).toHaveId((await page.getByRole('tab').nth(place).getAttribute('id')) ?? '')
  }
  await page.unroute('**/app-*.js')
  await page.reload()
  await started(page)
  await page.getByRole('tab').nth(2).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

for (const hash of ['', '#main'])
  test(`the runtime does not scroll the page when it starts (hash: “${hash}”)`, async ({ page }) => {
    const { route } = pageWith('accordion')
    const scrollToTop = (top: number) => page.evaluate(top => scrollTo(0, top), top)
    await page.goto(route)
    await started(page)
    await scrollToTop(900)
    await page.goto('/about')
    await page.goto(route + hash)
    await scrollToTop(300)
    await started(page)
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

test('the runtime starts only on interaction', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const alive = () => page.evaluate(() => '___loader' in window)
  expect(await alive()).toBe(false)
  await started(page)
  expect(await alive()).toBe(true)
})

test('the runtime is requested only after the load event', async ({ page }) => {
  const order: string[] = []
  page.on('load', () => order.push('load'))
  page.on('request', request => /\/(app|framework|webpack-runtime)-/.test(request.url()) && order.push('script'))
  await page.goto('/')
  await started(page)
  expect(order[0]).toBe('load')
  expect(order).toContain('script')
})

for (const path of ['/', article, '/contact'])
  test(`${path} does not load the scripts for consent, toasts, analytics or forms`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => {
      const [, chunk] = /\/(consent|toasts|analytics|form)-\w+\.js/.exec(request.url()) ?? []
      if (chunk) requests.push(chunk)
    })
    await page.goto(path)
    await started(page)
    expect(requests).toEqual([])
  })

/** The number of elements whose style an action makes the browser compute again. */
async function countRestyled(page: Page, action: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  let restyled = 0
  browser.on('Tracing.dataCollected', ({ value }) =>
    value.forEach(({ args }) => (restyled += (args as { elementCount?: number }).elementCount ?? 0)),
  )
  const complete = new Promise(resolve => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await action()
  // Forces the pending style recalculation.
  await page.evaluate(() => getComputedStyle(document.body).color)
  await browser.send('Tracing.end')
  await complete
  await browser.detach()
  return restyled
}

// The loader adds script and prefetch elements to <head>; a selector that makes those affect the body, or an attribute
// of <html> that is set again, costs a style recalculation of the whole page.
for (const path of ['/', tabbed, article, '/blog', '/contact'])
  test(`${path} is not restyled when scripts are added and start`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const all = await countRestyled(page, () =>
      page.evaluate(() => document.documentElement.style.setProperty('font-size', '15px')),
    )
    const appended = await countRestyled(page, () =>
      page.evaluate(() => document.head.append(document.createElement('link'))),
    )
    expect(appended).toBeLessThan(all / 20)
    expect(await countRestyled(page, () => started(page))).toBeLessThan(all / 20)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/fr', tabbed, `/fr${article}`]) {
    test(`${path} shows its title and all headings`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hidden = await page
        .locator('main :is(h2, h3)')
        .evaluateAll(headings =>
          headings
            .filter(heading => !heading.getClientRects().length && !heading.closest('details'))
            .map(heading => heading.textContent),
        )
      expect(hidden).toEqual([])
    })
  }
})
