import { content, expect, nameOf, pageWith, plainPage, started, test, words } from './support'

for (const [language, home, contact] of [
  ['en', '/', '/contact'],
  ['fr', '/fr', '/fr/contact'],
] as const) {
  const { frame, channels } = words[language]

  test(`client-side navigation focuses and announces the heading of the new page (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(home)
    await started(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: nameOf(plainPage, language), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${plainPage}$`))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('#gatsby-announcer')).toHaveText((await heading.textContent()) ?? '')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test(`phone number and e-mail address can be copied, with a confirmation (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(contact)
    await started(page)
    for (const [label, value] of [
      [channels.copyPhone, content.practice.phone],
      [channels.copyEmail, content.practice.email],
    ] as const) {
      const copy = page.getByRole('button', { name: label })
      await copy.click()
      await expect(page.getByRole('definition').filter({ has: copy }).getByRole('status')).toHaveText(channels.copied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    }
  })

  test(`an icon button shows a tooltip after 700 ms until Escape (${language})`, async ({ page }) => {
    await page.goto(home)
    await started(page)
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    const label = frame.theme.replace('{{current}}', frame.themes.system).replace('{{next}}', frame.themes.light)
    const tooltip = page.getByText(label, { exact: true })
    await page.getByRole('button', { name: label }).hover()
    await page.clock.runFor(600)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(150)
    await expect(tooltip).toBeVisible()
    const { x, y, width, height } = (await tooltip.boundingBox()) as {
      x: number
      y: number
      width: number
      height: number
    }
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 })
    await page.clock.runFor(2000)
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
  })

  test(`tabbing out of the mobile menu closes it (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(home)
    await started(page)
    await page.getByText(frame.menu, { exact: true }).click()
    const menu = page.getByRole('navigation', { name: frame.mainMenu })
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await expect(menu).toBeHidden()
  })
}

test('the mobile menu closes when the current page’s entry is clicked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/fr${plainPage}`)
  await started(page)
  await page.getByText(words.fr.frame.menu, { exact: true }).click()
  const menu = page.getByRole('navigation', { name: words.fr.frame.mainMenu })
  await menu.getByRole('link', { name: nameOf(plainPage, 'fr'), exact: true }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(`/fr${plainPage}`)
})

test('an opened question stays in view when a long answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto(`/fr${pageWith('accordion').route}`)
  await started(page)
  const questions = page.getByRole('main').locator('summary')
  for (let index = 0; index < (await questions.count()); index += 1) {
    const question = questions.nth(index)
    await question.scrollIntoViewIfNeeded()
    // The content may open some from the start.
    const answered = question.locator('xpath=..')
    if ((await answered.getAttribute('open')) === null) await question.click()
    await expect(answered).toHaveAttribute('open')
    await expect(question, `question ${index + 1}`).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone, the focus is seen on a card whose link is an arrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr')
  await started(page)
  const link = page.getByRole('main').locator('li:has(> figure) > p > a').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  expect(await link.evaluate(element => getComputedStyle(element, '::after').outlineStyle)).toBe('solid')
})

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('one plan shows at a time, the recommended one first, and each can be selected', async ({ page }) => {
    const { route, section } = pageWith('plans')
    await page.goto(`/fr${route}`)
    const shown = () =>
      Promise.all(section.items.map(({ id }) => page.locator(`#${id}`).isVisible())).then(all => all.indexOf(true))
    expect(await shown()).toBe(
      Math.max(
        0,
        section.items.findIndex(({ recommended }) => recommended),
      ),
    )
    for (const [index, { id, name }] of section.items.entries()) {
      await page.getByRole('radio', { name: name.fr }).check({ force: true })
      await expect(page.locator(`#${id}`)).toBeVisible()
      expect(await shown()).toBe(index)
    }
  })
})

test('the theme follows the system setting and a choice made in another tab', async ({ page, context }) => {
  const ground = () => getComputedStyle(document.body).backgroundColor
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await started(page)
  const light = await page.evaluate(ground)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await page.evaluate(ground)
  expect(dark).not.toBe(light)

  const other = await context.newPage()
  await other.goto(plainPage)
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(ground)).toBe(light)
})

test('reduced motion disables smooth scrolling and transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await started(page)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveCSS('transition-duration', '0s')
})

test('the hours of each week align with its label on phone and desktop', async ({ page }) => {
  const { route, section } = pageWith('calendar')
  const hours = section.months.find(({ open }) => open)?.lanes.map(({ hoursAWeek }) => hoursAWeek) ?? []
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/fr${route}`)
    await started(page)
    const rows = page.locator('details[open] [role=img] > div > div')
    const lefts = () =>
      rows.evaluateAll(all =>
        all.map(row => [...row.children].slice(1).map(cell => Math.round(cell.getBoundingClientRect().left))),
      )
    const [names = [], ...lanes] = await lefts()
    expect(new Set(names).size).toBe(section.weeks.length)
    // An empty week draws nothing, so there is nothing to compare.
    const worked = (cells: number[], lane: number) => cells.filter((_, week) => hours[lane]?.[week])
    expect(lanes.map(worked), `at ${width} px`).toEqual(hours.map((_, lane) => worked(names, lane)))
  }
})
