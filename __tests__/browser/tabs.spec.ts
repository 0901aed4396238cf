import { expect, pageWith, started, test, withoutStarter } from './support'

const path = `/fr${pageWith('tabs').route}`

test('Back restores the selected tab and the scroll position', async ({ page }) => {
  await page.goto(path)
  await started(page)
  await page.getByRole('tab').last().click()
  const panel = page.getByRole('tabpanel')
  const button = panel.getByRole('link').last()
  await button.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const name = (await page.getByRole('tab').last().getAttribute('aria-label')) ?? ''
  await button.click()
  await expect(page).not.toHaveURL(path)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name)
  await expect(panel).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a selected tab survives a reload, and a hash selects another one', async ({ page }) => {
  await page.goto(path)
  await started(page)
  await page.getByRole('tab').nth(1).click()
  await page.reload()
  await started(page)
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  const named = (await page.getByRole('tab').last().getAttribute('aria-controls')) ?? ''
  await page.evaluate(id => (location.hash = id), named)
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', named)
  await page.getByRole('tab').first().click()
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
})

for (const scripts of [true, false])
  test(`a text fragment finds words in a closed tab, ${scripts ? 'which opens' : 'scripts or not'}`, async ({
    page,
  }) => {
    if (!scripts) await withoutStarter(page)
    const closed = pageWith('tabs').section.items.at(-1)
    // Text fragments use the same search as Ctrl+F.
    await page.goto(`${path}#:~:text=${encodeURIComponent(String(closed?.text.fr)).replaceAll('-', '%2D')}`)
    await expect(page.getByText(String(closed?.text.fr))).toBeInViewport()
    if (scripts) await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(String(closed?.name.fr))
    if (scripts) await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })

test('a closed tab panel has no height, no focus and no place in the accessibility tree', async ({ page }) => {
  await page.goto(path)
  const panels = page.locator('main [role="tabpanel"]')
  const count = await panels.count()
  expect(count).toBeGreaterThan(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  const heights = await panels.evaluateAll(all => all.map(panel => panel.getBoundingClientRect().height))
  expect(heights.filter(height => height > 0)).toHaveLength(1)
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]'))).toBeNull()
})

test('in forced colours, the selected tab and the current menu entry differ from the others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
  await started(page)
  const grounds = await page
    .getByRole('tab')
    .evaluateAll(tabs => tabs.map(tab => getComputedStyle(tab).backgroundColor))
  expect(grounds.filter(ground => ground === grounds[0])).toHaveLength(1)

  const lines = await page
    .getByRole('banner')
    .locator('nav > ul > li > a, nav > ul > li > details > summary')
    .evaluateAll(entries =>
      entries.map(entry => {
        const { borderTopColor, borderBottomColor } = getComputedStyle(entry)
        return borderTopColor !== borderBottomColor
      }),
    )
  expect(lines.filter(Boolean)).toHaveLength(1)
})
