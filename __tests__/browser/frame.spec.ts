import { configured } from './configured'
import { field, contactPages, tracked } from './contact'
import { standIn, type StandIn } from './standIns'
import { expect, started, test, words } from './support'

let service: StandIn
test.beforeEach(async () => {
  service = await standIn()
})
test.afterEach(() => service.close())
test.use({ expected: { hosts: ['http://localhost'], noise: [/Failed to load resource/] } })

for (const [language, path] of contactPages) {
  const { form } = words[language]

  test.describe(`the contact form (${language})`, () => {
    test('gives its place to the provider’s frame', async ({ page }) => {
      const events = await tracked(page)
      await configured(page, { contactForm: service.form })
      await page.goto(path)
      await started(page)
      const frame = page.locator(`iframe[title="${form.frameTitle}"]`)
      await expect(page.locator('[data-state="loaded"]')).toBeVisible()
      expect((await frame.boundingBox())?.height).toBe(996)
      await expect(page.frameLocator('iframe').getByText('The provider’s form')).toBeVisible()
      await expect(field(page, 'name')).toBeHidden()
      expect(await events()).toContainEqual({ name: 'form_loaded', category: 'Contact Form' })
    })

    test('takes the place of a frame that is dead', async ({ page }) => {
      service.close()
      await configured(page, { contactForm: service.form })
      await page.goto(path)
      await started(page)
      await expect(field(page, 'name')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
    })

    test('takes the place of a frame that does not come in 8 seconds', async ({ page }) => {
      const slow = await standIn('never')
      await page.clock.install()
      await configured(page, { contactForm: slow.form })
      await page.goto(path)
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect(field(page, 'name')).toBeHidden()
      await page.clock.runFor(8000)
      await expect(field(page, 'name')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      slow.close()
    })
  })
}
