import { languageDetails } from '../../src/config/languages'
import { expect, plainPage, started, test } from './support'

const stored = () => localStorage.getItem('preferredLanguage')

for (const [path, language] of [
  ['/', 'en'],
  [`/en${plainPage}`, 'en'],
  [`/fr${plainPage}`, 'fr'],
] as const) {
  test(`visiting ${path} stores ${language}, which redirects nobody on the next visit`, async ({ page }) => {
    await page.goto(path)
    await started(page)
    await expect.poll(() => page.evaluate(stored)).toBe(language)
    const other = language === 'en' ? '/fr' : '/'
    await page.goto(other)
    await started(page)
    await expect(page).toHaveURL(other)
  })
}

test('the language switch, Back and Forward store the language of the page', async ({ page }) => {
  await page.goto(plainPage)
  await started(page)
  await page.getByRole('link', { name: languageDetails.fr.name }).click()
  await expect(page).toHaveURL(`/fr${plainPage}`)
  await expect.poll(() => page.evaluate(stored)).toBe('fr')
  await started(page)
  await page.goBack()
  await expect(page).toHaveURL(plainPage)
  await expect.poll(() => page.evaluate(stored)).toBe('en')
  await page.goForward()
  await expect(page).toHaveURL(`/fr${plainPage}`)
  await expect.poll(() => page.evaluate(stored)).toBe('fr')
})

for (const kind of ['blocked', 'full'] as const) {
  test(`with storage ${kind}, the language switch still works`, async ({ page }) => {
    await page.addInitScript(kind => {
      const refuse = () => {
        throw new DOMException('No', kind === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      if (kind === 'full') Storage.prototype.setItem = refuse
      else Object.defineProperty(window, 'localStorage', { get: refuse })
    }, kind)
    await page.goto(`/fr${plainPage}`)
    await started(page)
    await page.getByRole('link', { name: languageDetails.en.name }).click()
    await expect(page).toHaveURL(plainPage)
    await started(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  })
}
