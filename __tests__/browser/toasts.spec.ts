import type { Page } from '@playwright/test'
import { dispatchToast, expect, plainPage, say, started, test, words } from './support'

const shown = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('button[aria-label]') })

for (const [language, path] of [
  ['en', plainPage],
  ['fr', `/fr${plainPage}`],
] as const) {
  const { toast } = words[language]

  test.describe(`a toast (${language})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      await started(page)
      // The clock is stopped, so that slow machines do not matter.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    })

    test('is closed by its button', async ({ page }) => {
      await say(page, 'One')
      await expect(shown(page)).toHaveCount(1)
      await page.getByRole('button', { name: toast.close }).click()
      await expect(shown(page)).toHaveCount(0)
    })

    for (const [variant, visible, duration] of [
      ['single', 1, 5000],
      ['stack', 3, 4000],
    ] as const)
      test(`disappears after ${duration} ms, with at most ${visible} visible (${variant})`, async ({ page }) => {
        await say(page, 'first', { stacking: variant })
        await expect(shown(page)).toHaveCount(1)
        for (const title of ['One', 'Two', 'Three', 'Four']) await say(page, title, { stacking: variant })
        await expect(shown(page)).toHaveCount(visible)
        await expect(shown(page).last()).toContainText('Four')
        await page.clock.runFor(duration - 1000)
        await expect(shown(page)).toHaveCount(visible)
        await page.clock.runFor(2000)
        await expect(shown(page)).toHaveCount(0)
      })

    test('stays while loading until it is removed', async ({ page }) => {
      const loading = await say(page, 'One', { kind: 'loading' })
      await expect(shown(page)).toHaveCount(1)
      await page.clock.runFor(60_000)
      await expect(shown(page)).toHaveCount(1)
      await dispatchToast(page, 'toast-gone', loading)
      await expect(shown(page)).toHaveCount(0)
    })

    test('stays while hovered', async ({ page }) => {
      await say(page, 'One')
      await shown(page).hover()
      await page.clock.runFor(9000)
      await expect(shown(page)).toHaveCount(1)
      await page.mouse.move(10, 10)
      await page.clock.runFor(5000)
      await expect(shown(page)).toHaveCount(0)
    })

    test('stays while it has the focus, and closes on Escape', async ({ page }) => {
      await say(page, 'One')
      await page.getByRole('button', { name: toast.close }).focus()
      await page.clock.runFor(9000)
      await expect(shown(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(shown(page)).toHaveCount(0)
    })

    test('is dismissed by a swipe of 80 pixels and not by one of 30', async ({ page }) => {
      await say(page, 'One')
      const push = async (distance: number) => {
        const box = await shown(page).boundingBox()
        if (!box) throw new Error('Nothing shows.')
        await page.mouse.move(box.x + 20, box.y + box.height / 2)
        await page.mouse.down()
        await page.mouse.move(box.x + 20 + distance / 2, box.y + box.height / 2, { steps: 4 })
        await page.mouse.move(box.x + 20 + distance, box.y + box.height / 2, { steps: 4 })
        await page.mouse.up()
      }
      await push(30)
      await expect(shown(page)).toHaveCount(1)
      await push(80)
      await expect(shown(page)).toHaveCount(0)
    })
  })
}
