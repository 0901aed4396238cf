import { article, expect, pageWith, test } from './support'

// The colours that a reader has chosen for all pages (Windows: contrast themes).
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

test('in forced colours, a line that opens something has its sign', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [pageWith('accordion').route, pageWith('prose').route, article]) {
    await page.goto(path)
    const line = page.getByRole('main').locator('.sign, .fold > summary').filter({ visible: true }).first()
    await line.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [sign, beside] = await Promise.all(
      [16, 34].map(before => page.screenshot({ clip: { x: x + width - before, y, width: 16, height } })),
    )
    expect(beside && sign?.equals(beside), path).toBe(false)
  }
})

test('in forced colours, the chosen plan differs from the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // What has no ground shows that of the page.
  const grounds = (elements: Element[]) =>
    elements.map(element => {
      const ground = getComputedStyle(element).backgroundColor
      return ground === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.body).backgroundColor : ground
    })
  const alike = (all: string[], at: number) => all.filter((ground, index) => index !== at && ground === all[at])

  await page.goto(pageWith('plans').route)
  const plans = page.getByRole('radio')
  const checked = await plans.evaluateAll(all => all.findIndex(radio => radio.matches(':checked')))
  const labels = await plans.locator('xpath=..').evaluateAll(grounds)
  expect(labels.length).toBeGreaterThan(1)
  expect(alike(labels, checked)).toEqual([])
})

test('in forced colours, the ground behind a line of a title does not cover the line above', async ({ page }) => {
  for (const path of ['/', article]) {
    await page.goto(path)
    // Of the fonts, letters with their ascenders and descenders are as high as this.
    const tight = await page.getByRole('heading').evaluateAll(headings =>
      headings
        .filter(heading => {
          const { lineHeight, fontSize } = getComputedStyle(heading)
          return parseFloat(lineHeight) < 1.25 * parseFloat(fontSize)
        })
        .map(({ textContent }) => textContent),
    )
    expect(tight, path).toEqual([])
  }
})
