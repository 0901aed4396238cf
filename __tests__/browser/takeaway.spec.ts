import { languages } from '../../src/config/languages'
import { buildChecklistDownloadPath } from '../../src/shared/downloads'
import { buildLlmsPath, localizePath, buildMarkdownPath } from '../../src/shared/paths'
import { content, expect, started, test, violations } from './support'

const trustPages = ['/how-we-work', '/accessibility']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languages) {
    test(`an article in ${language} offers its checklist as PDF and Markdown`, async ({ page, request }) => {
      const text = content.texts.find(text => text.language === language && /<Checklist /.test(text.body))
      if (!text) throw new Error(`No text in ${language} has a checklist.`)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(localizePath(text.route, language))
      for (const [ending, type] of [
        ['pdf', 'application/pdf'],
        ['md', 'text/markdown; charset=utf-8'],
      ] as const) {
        const link = page.locator(`main a[href="${buildChecklistDownloadPath(text.slug, language, ending)}"]`)
        await expect(link).toBeVisible()
        const answer = await request.get(String(await link.getAttribute('href')))
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

    test(`a page in ${language} links its Markdown version, which is served with noindex`, async ({
      page,
      request,
    }) => {
      const path = localizePath('/contact', language)
      await page.goto(path)
      const named = page.locator('link[rel=alternate][type="text/markdown"]')
      await expect(named).toHaveAttribute('href', buildMarkdownPath(path))
      const answer = await request.get(buildMarkdownPath(path))
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
      expect(answer.headers()['x-robots-tag']).toBe('noindex')
      expect((await request.get(buildLlmsPath(language))).status()).toBe(200)
    })

    for (const route of trustPages) {
      test(`${route} in ${language} shows its sections`, async ({ page }) => {
        await page.goto(localizePath(route, language))
        const main = page.getByRole('main')
        const sections = main.getByRole('heading', { level: 2 })
        expect(await sections.count()).toBeGreaterThan(2)
        for (const heading of await sections.all()) await expect(heading).toBeVisible()
      })
    }

    test(`the footer in ${language} links to how we charge and to accessibility`, async ({ page }) => {
      await page.goto(localizePath('/', language))
      for (const route of trustPages) {
        const link = page.getByRole('contentinfo').locator(`a[href="${localizePath(route, language)}"]`)
        await expect(link).toBeVisible()
      }
    })
  }
})

for (const language of languages)
  for (const route of trustPages)
    test(`${route} in ${language} is accessible in both themes and fits five widths`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(localizePath(route, language))
      await started(page)
      expect(await violations(page), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, { colours: true }), 'dark').toEqual([])
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
