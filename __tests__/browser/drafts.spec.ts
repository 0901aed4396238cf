import { errorOf, field, sendButton } from './contact'
import { expect, services, started, test } from './support'

test('a service that is not known is not chosen', async ({ page }) => {
  await page.goto('/contact?service=tax')
  await started(page)
  await expect(field(page, 'service')).toHaveValue('')
})

test('what is typed outlives a reload, and storage that is blocked breaks nothing', async ({ page }) => {
  await page.goto('/contact')
  await started(page)
  await field(page, 'name').fill('Zoé')
  // The first sign of a visitor in the form loads what keeps drafts.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact'))).toContain('Zoé')
  await page.reload()
  await started(page)
  await expect(field(page, 'name')).toHaveValue('Zoé')
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('blocked')
      },
    }),
  )
  await page.reload()
  await started(page)
  await field(page, 'name').fill('Zoé')
  await sendButton(page, 'en').click()
  await expect(errorOf(page, 'email')).toBeVisible()
})

test('a service chosen before the scripts came stays chosen', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/start-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(`/contact?service=${services[0]}`, { waitUntil: 'commit' })
  await field(page, 'service').selectOption(services.at(-1) ?? '')
  release()
  await started(page)
  await field(page, 'name').fill('Zoé')
  await page.keyboard.press('Tab')
  await expect(field(page, 'service')).toHaveValue(services.at(-1) ?? '')
})
