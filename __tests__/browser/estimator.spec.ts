import { alive, content, expect, holdScripts, loaderListens, started, test, violations } from './support'

const { words } = content.estimator
// Its own page compares the most services. The content may have no estimator.
const routes = content.pages
  .flatMap(({ route, page }) =>
    page.sections.flatMap(section =>
      section.type === 'costEstimator' ? [{ route, count: section.services.length }] : [],
    ),
  )
  .sort((one, other) => other.count - one.count)
  .map(({ route }) => route)
const [path = '', other = path] = routes
test.skip(!path, 'No page of the content has an estimator.')
const pages = [
  ['en', path],
  ['fr', `/fr${path}`],
  ['fr', `/fr${other}`],
] as const

for (const [language, address] of pages) {
  const of = (word: keyof typeof words) => words[word][language]

  test.describe(`the cost estimator at ${address}`, () => {
    test('shows a result without scripts, and submitting puts the values into the URL', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(address)
      await expect(page.locator('table', { hasText: of('result') }).locator('tr')).toHaveCount(3)
      await page.locator('summary', { hasText: of('allPlans') }).click()
      await expect(page.getByRole('table', { name: of('allPlans') })).toBeVisible()
      await page.getByRole('button', { name: of('compare') }).click()
      await expect(page).toHaveURL(/[?&]plan=[\w-]+.*months=12/)
      await expect(page.getByText(of('withoutScripts'))).toBeVisible()
      await context.close()
    })

    test('on a phone, opens the folded field that it refuses', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address)
      await loaderListens(page)
      const months = page.locator('input[name=months]')
      const fold = page
        .getByRole('group')
        .filter({ has: page.locator('summary') })
        .filter({ has: months })
        .last()
      // On the page of a service the form is folded too.
      const inputs = page.locator('summary', { hasText: of('inputs') })
      if (await inputs.isVisible()) await inputs.click()
      await expect(months).toBeHidden()
      await fold.locator('summary').click()
      await months.fill('0')
      await fold.locator('summary').click()
      await expect(months).toBeHidden()
      await page.getByRole('button', { name: of('compare') }).click()
      await expect(months).toBeFocused()
      await expect(months).toBeVisible()
    })

    test('keeps the difference in view above the fields of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address)
      await alive(page)
      const inputs = page.locator('summary', { hasText: of('inputs') })
      if (await inputs.isVisible()) await inputs.click()
      const kept = page.locator('form p[aria-hidden]', { hasText: of('difference') })
      const salary = page.locator('input[name=salary]')
      await salary.scrollIntoViewIfNeeded()
      await expect(kept).toBeInViewport()
      const before = await kept.textContent()
      await salary.fill('123456')
      await expect(kept).not.toHaveText(before ?? '')
      await expect(kept).toBeInViewport()
    })

    test('reacts to the keyboard, and keeps its values after a reload and Back', async ({ page }) => {
      await page.goto(address)
      await alive(page)
      const salary = page.locator('input[name=salary]')
      await salary.fill('100000')
      await page.locator('input[name=plan]').first().focus()
      await page.keyboard.press('ArrowDown')
      const status = page.getByRole('status').first()
      await expect(page).toHaveURL(/salary=100000/)
      const statusText = await status.textContent()
      await page.reload()
      await alive(page)
      await expect(salary).toHaveValue('100000')
      await expect(status).toHaveText(statusText ?? '')
      await page.getByRole('link', { name: of('discuss') }).click()
      await expect(page).toHaveURL(/\/contact\?/)
      await expect(page.locator('textarea[name=message]')).toHaveValue(/100/)
      await page.goBack()
      await expect(salary).toHaveValue('100000')
      await expect(status).toHaveText(statusText ?? '')
    })
  })
}

test('writes input from before its scripts run into the URL', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto(path)
  await page.locator('input[name=salary]').fill('100000')
  arrive()
  await alive(page)
  await expect(page).toHaveURL(/salary=100000/)
  await expect(page.locator('input[name=salary]')).toHaveValue('100000')
})

test('shows no comparison while a field is refused', async ({ page }) => {
  await page.goto(`${path}?plan=unknown`)
  await alive(page)
  const status = page.getByRole('status').first()
  await expect(status).toHaveText(words.refused.en)
  await page.locator('input[name=plan]').first().check()
  await expect(status).not.toHaveText(words.refused.en)
  const salary = page.locator('input[name=salary]')
  for (const refused of ['0', '999', '', '200000.5']) {
    await salary.fill(refused)
    await expect(status).toHaveText(words.refused.en)
  }
  await salary.fill('200000')
  await expect(status).not.toHaveText(words.refused.en)
  // Screen readers announce what appears in a region, not a region that appears.
  await expect(page.locator('[role=status]', { hasText: words.refused.en })).not.toHaveCSS('display', 'none')
})

test('choosing a plan of another position updates the default salary but not a typed one', async ({ page }) => {
  await page.goto(path)
  await alive(page)
  const plans = page.locator('input[name=plan]')
  const salary = page.locator('input[name=salary]')
  const first = await salary.inputValue()
  await plans.last().check()
  await expect(salary).not.toHaveValue(first)
  await salary.fill('123456')
  await plans.first().check()
  await expect(salary).toHaveValue('123456')
})

test('on a phone, shows the plans of the service chosen by name or by arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const services = page.locator('form fieldset')
  test.skip((await services.count()) !== 2, 'The page does not compare two services.')
  const [shown, other] = [services.first(), services.last()]
  const isClipped = (service: typeof shown) =>
    service
      .locator('.plan')
      .first()
      .evaluate(plan => getComputedStyle(plan).clipPath !== 'none')
  expect([await isClipped(shown), await isClipped(other)]).toEqual([false, true])
  await other.locator('legend label').click()
  expect([await isClipped(shown), await isClipped(other)]).toEqual([true, false])
  await expect(other.locator(':checked')).toHaveCount(1)
  await other.locator('input').first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(shown.locator('input').last()).toBeChecked()
  expect([await isClipped(shown), await isClipped(other)]).toEqual([false, true])
})

for (const theme of ['light', 'dark'] as const) {
  test(`is accessible and fits five widths (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(`/fr${path}`)
    await started(page)
    await page.getByRole('main').locator('summary:visible').last().click()
    expect(await violations(page)).toEqual([])
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
