import type { Page } from '@playwright/test'
import { errorSummary } from './contact'
import { article, expect, pageWith, say, started, test, violations, words } from './support'

/**
 * States by name, with a path and the interactions that reach them. The consent panel and sent forms have tests of
 * their own.
 */
const states: [string, string, (page: Page, language: 'en' | 'fr') => Promise<unknown>][] = [
  [
    'the menu of a phone open',
    '/',
    async (page, language) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByText(words[language].frame.menu, { exact: true }).click()
      await expect(page.getByRole('navigation', { name: words[language].frame.mainMenu })).toBeVisible()
    },
  ],
  [
    'the submenu of a wide screen open',
    '/',
    async page => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.getByRole('banner').locator('summary:visible').first().click()
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1)
    },
  ],
  [
    'another tab chosen',
    pageWith('tabs').route,
    async page => {
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
      // Clear of the booking bar, which covers what is at the foot of the window.
      await page.getByRole('tabpanel').evaluate(panel => panel.scrollIntoView({ block: 'center' }))
    },
  ],
  [
    'a question open',
    pageWith('accordion').route,
    async page => {
      // The first may be open from the start.
      const question = page.getByRole('main').locator('details').last()
      await question.locator('summary').click()
      await expect(question).toHaveAttribute('open')
      // A hidden header is above the viewport, over scrolled-away content, which axe would report as covered.
      await page.evaluate(() => scrollTo(0, 0))
    },
  ],
  [
    'a message showing',
    article,
    async (page, language) => {
      // Stops the clock until the toast is hovered, since it closes after a few seconds.
      await page.clock.install()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
      await say(page, words[language].toast.online)
      await page.getByRole('listitem').filter({ hasText: words[language].toast.online }).hover()
      await page.clock.resume()
    },
  ],
  [
    'the form in error',
    '/contact',
    async (page, language) => {
      await page.getByRole('button', { name: words[language].form.send.contact }).click()
      await expect(errorSummary(page, words[language].form.rules.required)).toBeFocused()
    },
  ],
  [
    'a subject without articles',
    '/blog?category=none',
    async (page, language) => expect(page.getByText(words[language].blog.none)).toBeVisible(),
  ],
]

for (const [state, path, reach] of states)
  for (const language of ['en', 'fr'] as const)
    test(`${state} is accessible in both themes (${language})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(language === 'fr' ? `/fr${path === '/' ? '' : path}` : path)
      await started(page)
      await reach(page, language)
      for (const colorScheme of ['light', 'dark'] as const) {
        // Without a stored choice the theme follows the system setting.
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), colorScheme).toEqual([])
      }
    })
