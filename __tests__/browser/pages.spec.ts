import { addresses, expect, started, test, violations } from './support'

for (const path of [...addresses, '/404.html', '/fr/404.html']) {
  test(`${path} is accessible in both themes and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await started(page)
    expect(await violations(page), 'light').toEqual([])
    // A page without a choice of its own follows the system as it changes.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await violations(page, { colours: true }), 'dark').toEqual([])
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0)
    }
  })
}
