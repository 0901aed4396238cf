import { languages } from '../../src/config/languages'
import { addressesIn, article, expect, pageWith, started, test, words } from './support'

// The browser’s font-size preference: `em` media queries scale with it, unlike with a font size set on the page.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})

for (const path of [
  '/fr',
  '/fr/blog',
  `/fr${pageWith('tabs').route}`,
  '/fr/contact',
  `/fr${article}`,
  `/fr${pageWith('accordion').route}`,
  pageWith('plans').route,
]) {
  test(`${path} fits a phone with text at twice the size`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await started(page)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0)
      const { menu } = words[path.startsWith('/fr') ? 'fr' : 'en'].frame
      await expect(page.getByRole('banner').getByText(menu, { exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const language of languages)
  test(`no word passes the edge of a phone with text at twice the size on any page (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of addressesIn(language)) {
      await page.goto(address)
      const words = await page.locator('main :is(.whole, td, th, h1, h2, h3)').evaluateAll(all =>
        all.flatMap(element => {
          const isBeyond = element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1
          return isBeyond && !element.closest('thead, svg') ? [element.textContent] : []
        }),
      )
      expect(words, address).toEqual([])
    }
  })

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`the mobile menu scrolls with the page at ${width} × ${height} px and large text`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/fr')
    await started(page)
    const { menu, mainMenu } = words.fr.frame
    await page.getByText(menu, { exact: true }).click()
    const panel = page.getByRole('navigation', { name: mainMenu })
    expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    await panel.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(panel.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  })
}
