import AxeBuilder from '@axe-core/playwright'
import { addresses, expect, started, test } from './support'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const path of [...addresses, '/404.html', '/fr/404.html']) {
  test(`${path} is accessible in both themes and never scrolls sideways`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await started(page)
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${colorScheme} ${id}: ${nodes
              .map(node => node.html)
              .join(' ')
              .slice(0, 300)}`,
        ),
      ).toEqual([])
    }
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0)
    }
  })
}
