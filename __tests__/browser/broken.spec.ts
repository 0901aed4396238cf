import type { Page } from '@playwright/test'
import { contactPages } from './contact'
import { localizePath } from '../../src/shared/paths'
import { expect, plainPage, signal, started, test, violations, words } from './support'

test.use({ expected: { hosts: [], noise: [/TypeError|Minified React error/] } })

for (const [language, path] of contactPages) {
  const { errors } = words[language]
  const broken = localizePath(plainPage, language)
  const dataOfBroken = `**/page-data${broken}/page-data.json`
  const breakPage = (page: Page, part: 'page' | 'navigation' = 'page') =>
    page.route(dataOfBroken, async route => {
      const answer = await route.fetch()
      const data = await answer.json()
      if (part === 'page') data.result.data.page.sections = [{ __typename: 'StatsSection' }]
      else data.result.data.navigation.footer = null
      await route.fulfill({ response: answer, json: data })
    })

  test(`a page that fails to render after navigation shows the generic error with retry and reload (${language})`, async ({
    page,
  }) => {
    await breakPage(page)
    await page.goto(path)
    await started(page)
    await page.getByRole('contentinfo').locator(`a[href="${broken}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1, name: errors.generic })).toBeVisible()
    await expect(page.getByRole('button', { name: errors.retry })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.unroute(dataOfBroken)
    await page.getByRole('button', { name: errors.reload }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(errors.generic)
  })

  test(`a page that fails during hydration shows the generic error with a support link (${language})`, async ({
    page,
  }) => {
    await breakPage(page)
    await page.goto(broken)
    await signal(page)
    await expect(page.getByRole('heading', { level: 1, name: errors.generic })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: errors.support })).toHaveAttribute('href', path)
  })

  test(`a layout that fails during hydration shows the generic error (${language})`, async ({ page }) => {
    await breakPage(page, 'navigation')
    await page.goto(broken)
    await signal(page)
    await expect(page.getByRole('heading', { level: 1, name: errors.generic })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
  })

  for (const part of ['page', 'navigation'] as const)
    test(`after navigation to a page whose ${part} data breaks, header and footer stay, the error has the focus, and Back recovers (${language})`, async ({
      page,
    }) => {
      await breakPage(page, part)
      await page.goto(path)
      await started(page)
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      const before = String(await heading.textContent())
      await page.getByRole('contentinfo').locator(`a[href="${broken}"]`).first().click()
      await expect(heading).toHaveText(errors.generic)
      await expect(heading).toBeFocused()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo').locator(`a[href="${broken}"]`).first()).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading).toHaveText(before)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
    })
}
