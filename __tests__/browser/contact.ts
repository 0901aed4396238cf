import type { Page } from '@playwright/test'
import type { Language } from '../../src/config/languages'
import { words } from './support'

/** The contact page in each language. */
export const contactPages = [
  ['en', '/contact'],
  ['fr', '/fr/contact'],
] as const
export const replyBox = (page: Page) => page.locator('#contact-reply')
export const field = (page: Page, name: string) => page.locator(`#contact-${name}`)
export const sendButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].form.send.contact })
export const heading = (page: Page, name: string) =>
  page.locator('main').getByRole('heading', { level: 3, name, exact: true })

export const errorOf = (page: Page, name: string) => page.locator(`#contact-${name}-error`)
/** The error summary at the top of a form that contains the text. */
export const errorSummary = (page: Page, text: string) =>
  page.locator('form').getByRole('group').filter({ hasText: text })

/** Opens the folds of the optional fields. */
export async function openOptionalFields(page: Page) {
  for (const fold of await page.locator('[data-form] > .fold > summary').all()) await fold.click()
}

/** Fills in the required fields. */
export async function fillIn(page: Page, message = 'We make a new medicine.') {
  await field(page, 'name').fill('Zoé Tremblay')
  await field(page, 'email').fill('zoe@example.com')
  await field(page, 'message').fill(message)
  await replyBox(page).check()
}

/** Records the `track` events of a page; returns a function that reads them. */
export async function tracked(page: Page): Promise<() => Promise<{ name: string; category?: string }[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { tracked: [] })
    addEventListener('track', event => Reflect.get(window, 'tracked').push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => Reflect.get(window, 'tracked'))
}
