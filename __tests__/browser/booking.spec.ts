import type { Page } from '@playwright/test'
import { localizePath } from '../../src/shared/paths'
import { contactPages, field } from './contact'
import { article, content, expect, pageWith, plainPage, signal, started, test } from './support'

const { phone } = content.practice
const header = (page: Page) => page.getByRole('banner')
const bar = (page: Page) => page.getByRole('main').locator('.booking')
const moveTo = (page: Page, top: number) => page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), top)

/** True if the first link is not covered at its centre. */
const canBePressed = (page: Page) =>
  bar(page)
    .getByRole('link')
    .first()
    .evaluate(link => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

test('the header hides when scrolling down and returns when scrolling up or when it gets the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`/fr${article}`)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    await moveTo(page, 0)
    await moveTo(page, 1500)
    await expect(header(page)).not.toBeInViewport({ timeout: 500 })
  }).toPass()
  await moveTo(page, 1300)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await moveTo(page, 2000)
  await expect(header(page)).not.toBeInViewport()
  await header(page).getByRole('link').last().focus()
  await expect(header(page)).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the booking bar with its phone link shows below the hero and hides at the footer', async ({ page }) => {
    // A window lower than any hero, where the bar is hidden at first.
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(`/fr${plainPage}`)
    const links = bar(page).getByRole('link')
    await expect(links).toHaveCount(0)
    await moveTo(page, 1500)
    await expect(links).toHaveCount(2)
    await expect(links.last()).toHaveAttribute('href', `tel:${phone}`)
    await expect.poll(() => canBePressed(page)).toBe(true)
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(bar(page)).not.toBeInViewport()
  })

  test('the booking bar shows once the hero has left the lower half of the window', async ({ page }) => {
    await page.goto(`/fr${plainPage}`)
    const end = await page
      .locator('main > section')
      .first()
      .evaluate(hero => hero.getBoundingClientRect().bottom)
    for (const share of [1, 0.75, 0.55, 0.45, 0.25]) {
      await moveTo(page, end - share * 844)
      await expect
        .poll(() => bar(page).evaluate(element => element.checkVisibility({ visibilityProperty: true })))
        .toBe(share < 0.5)
    }
  })

  test('footer groups are collapsed on phones and open on tablets', async ({ page }) => {
    await page.goto(`/fr${plainPage}`)
    for (const { name } of content.navigation.footer) {
      const group = page.getByRole('contentinfo').getByRole('navigation', { name: name.fr })
      await expect(group.getByRole('link')).toHaveCount(0)
      await group.getByText(name.fr).filter({ visible: true }).click()
      await expect(group.getByRole('link').first()).toBeVisible()
    }
    await page.reload()
    await page.setViewportSize({ width: 768, height: 1024 })
    for (const { name } of content.navigation.footer) {
      const group = page.getByRole('contentinfo').getByRole('navigation', { name: name.fr })
      await expect(group.getByRole('heading')).toBeVisible()
      await expect(group.getByRole('link').first()).toBeVisible()
      await expect(group.locator('summary')).toBeHidden()
    }
  })

  test('the booking bar is absent on the contact page, while typing, in print and in landscape', async ({ page }) => {
    await page.goto('/fr/contact')
    await expect(bar(page)).toHaveCount(0)
    await page.goto('/fr/blog')
    await moveTo(page, 1500)
    await expect(bar(page)).toBeVisible()
    // Without a scroll to the field in the hero, where the bar is hidden anyway.
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.evaluate(field => field.focus({ preventScroll: true }))
    await expect(bar(page)).toBeHidden()
    await search.blur()
    await expect(bar(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(bar(page)).toBeHidden()
  })
})

for (const [path, width] of [
  [plainPage, 390],
  [article, 390],
  [article, 1280],
] as const)
  test(`neither header nor booking bar covers the focused element on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/fr${path}`)
    await signal(page)
    // Below the hero, where the bar shows.
    await moveTo(page, 1500)
    await expect(bar(page)).toBeVisible()
    const covered = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main :is(a, summary, button), footer a')]
      const shown = all.filter(element => element.checkVisibility({ visibilityProperty: true }))
      // In both directions: the header shows when moving up.
      return [...shown, ...shown.reverse()].flatMap(element => {
        element.focus()
        const { left, right, top, bottom } = element.getClientRects()[0] as DOMRect
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return met && (element.contains(met) || met.contains(element)) ? [] : [element.textContent]
      })
    })
    expect(covered).toEqual([])
  })

test('on wide screens the booking bar shows only while the header is hidden', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto(`/fr${article}`)
    await expect(bar(page)).toBeHidden()
    await expect(async () => {
      await moveTo(page, 0)
      await moveTo(page, 3000)
      // Scroll events fire with the next frame.
      await expect.poll(() => canBePressed(page), { timeout: 500 }).toBe(true)
    }).toPass()
    // Narrower, it would cover the ends of lines.
    expect((await bar(page).boundingBox())?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
    await moveTo(page, 2800)
    await expect(bar(page)).toBeHidden()
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  }
})

test('the booking bar is hidden while the closing panel shows the same button', async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto(`/fr${article}`)
    const button = page.getByRole('main').locator('.closing').getByRole('link').first()
    // Measured at each move, as what loads meanwhile may change heights.
    const moveToButton = (above: number) =>
      button.evaluate(
        (link, above) => scrollBy({ top: link.getBoundingClientRect().bottom - above, behavior: 'instant' }),
        above,
      )
    await expect(async () => {
      await moveTo(page, 0)
      await moveToButton(2 * 720)
      await expect(bar(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await moveToButton(400)
    await expect(bar(page)).toBeHidden()
  }
})

for (const [language, path] of contactPages) {
  // providers.spec.ts tests a practice with a booking calendar.
  test.skip(Boolean(content.practice.providers.booking), 'a calendar takes the place of the form')

  test(`a plan’s button preselects the plan in the contact form, where it can be changed (${language})`, async ({
    page,
  }) => {
    const { route, section } = pageWith('plans')
    const plan = section.items[0]
    await page.goto(localizePath(route, language))
    await page.locator(`#${plan?.id}`).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?service=`))
    await started(page)
    const chosen = field(page, 'service').locator('option:checked')
    await expect(chosen).toContainText(plan?.name[language] ?? '…')
    await field(page, 'service').selectOption({ index: 1 })
    await expect(chosen).not.toContainText(plan?.name[language] ?? '…')
  })
}
