import { errorOf, field, openOptionalFields, sendButton } from './contact'
import { expect, services, started, test } from './support'

test('an unknown service in the URL leaves the subject empty', async ({ page }) => {
  await page.goto('/contact?service=tax')
  await started(page)
  await expect(field(page, 'service')).toHaveValue('')
})

test('typed text survives a reload, and validation works with blocked storage', async ({ page }) => {
  await page.goto('/contact')
  await started(page)
  await field(page, 'name').fill('Zoé')
  // Drafts are saved only once the form’s script has loaded on first interaction.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact')))
    .toContain(encodeURIComponent('Zoé'))
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

test('a subject selected before the scripts load overrides the one in the URL', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/start-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(`/contact?service=${services[0]}`, { waitUntil: 'commit' })
  await openOptionalFields(page)
  await field(page, 'service').selectOption(services.at(-1) ?? '')
  release()
  await started(page)
  await field(page, 'name').fill('Zoé')
  await page.keyboard.press('Tab')
  await expect(field(page, 'service')).toHaveValue(services.at(-1) ?? '')
})
