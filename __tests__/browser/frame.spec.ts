import type { Page } from '@playwright/test'
import { localizePath } from '../../src/shared/paths'
import { configured } from './configured'
import { field, contactPages, tracked } from './contact'
import { standIn, type FrameAnswer, type StandIn } from './standIns'
import { expect, plainPage, services, started, test, words } from './support'

let service: StandIn
test.afterEach(() => service.close())
test.use({
  expected: { hosts: ['http://localhost'], noise: [/Failed to load resource/, /Refused to display/, /ERR_/] },
})

const frame = (page: Page) => page.locator('iframe')
const loaded = (page: Page) => page.locator('[data-state="loaded"]')

/** Opens a contact page with a provider whose frame answers so, and with its script or without. */
async function open(page: Page, path: string, answer: FrameAnswer, script?: 'script') {
  service = await standIn(answer)
  await configured(page, { contactForm: { ...service.form, ...(script && { script: service.script }) } })
  await page.goto(path)
}

for (const [language, path] of contactPages) {
  const { form } = words[language]
  const back = (page: Page) => page.getByRole('button', { name: form.useOwn })

  test.describe(`the contact form (${language})`, () => {
    test('gives its place to the provider’s frame once that is there, and takes it back', async ({ page }) => {
      const events = await tracked(page)
      await open(page, path, 'hangs')
      await expect(frame(page)).toHaveCount(1)
      await expect(field(page, 'name')).toBeVisible()
      service.release()
      await expect(loaded(page)).toBeVisible()
      await expect(field(page, 'name')).toBeHidden()
      expect((await frame(page).boundingBox())?.height).toBe(996)
      await expect(frame(page)).toHaveAttribute('title', form.frameTitle)
      await expect(page.frameLocator('iframe').getByText('The provider’s form')).toBeVisible()
      expect(await events()).toContainEqual({ name: 'form_loaded', category: 'Contact Form' })

      await back(page).click()
      await expect(frame(page)).toHaveCount(0)
      await expect(field(page, 'name')).toBeFocused()
    })

    test('shows the frame with a script once it speaks; both come here and nowhere else', async ({ page }) => {
      const [wanted = ''] = services
      await open(page, localizePath(plainPage, language), 'speaks', 'script')
      await started(page)
      expect(service.asked).toEqual([])
      await page.goto(`${path}?service=${wanted}`)
      await expect(loaded(page)).toBeVisible()
      await expect(back(page)).toBeVisible()
      const asked = service.asked.map(({ pathname, search }) => pathname + search).sort()
      expect(asked).toEqual([`/${language}.js`, `/${language}?language=${language}&service=${wanted}`].sort())
      expect(await page.evaluate(() => 'embedded' in window)).toBe(true)
    })

    for (const answer of ['fails', 'refuses'] as const) {
      test(`stays where a frame that has a script ${answer}`, async ({ page }) => {
        await page.clock.install()
        await open(page, path, answer, 'script')
        await expect.poll(() => service.asked.length).toBe(2)
        await expect(field(page, 'name')).toBeVisible()
        await page.clock.runFor(8000)
        await expect(frame(page)).toHaveCount(0)
        await expect(field(page, 'name')).toBeVisible()
      })

      test(`is one press away, above it, where a frame without script ${answer}`, async ({ page }) => {
        await open(page, path, answer)
        await expect(loaded(page)).toBeVisible()
        const top = async (part: ReturnType<typeof frame>) => (await part.boundingBox())?.y ?? 0
        expect(await top(back(page))).toBeLessThan(await top(frame(page)))
        await back(page).click()
        await expect(field(page, 'name')).toBeFocused()
      })
    }

    test('stays where the provider is dead', async ({ page }) => {
      service = await standIn()
      service.close()
      await configured(page, { contactForm: service.form })
      await page.goto(path)
      await started(page)
      await expect(frame(page)).toHaveCount(0)
      await expect(field(page, 'name')).toBeVisible()
    })

    test('stays where a frame does not come in 8 seconds', async ({ page }) => {
      await page.clock.install()
      await open(page, path, 'hangs')
      await expect(frame(page)).toHaveCount(1)
      await page.clock.runFor(8000)
      await expect(frame(page)).toHaveCount(0)
      service.release()
      await expect(field(page, 'name')).toBeVisible()
    })

    test('stays where someone writes in it', async ({ page }) => {
      await open(page, path, 'hangs')
      await expect(frame(page)).toHaveCount(1)
      await field(page, 'message').fill('We make')
      service.release()
      await expect(frame(page)).toHaveCount(0)
      await expect(field(page, 'message')).toHaveValue('We make')
    })
  })
}

/** What may become of a file of the page, by its pattern. */
const faults: [what: string, files: string, fault: 'missing' | 'truncated' | 'hanging'][] = [
  ['the start', '**/start*.js', 'missing'],
  ['the start', '**/start*.js', 'truncated'],
  ['the runtime', '**/app-*.js', 'missing'],
  ['the runtime', '**/app-*.js', 'truncated'],
  ['the runtime', '**/app-*.js', 'hanging'],
  ['the template', '**/component---*.js', 'missing'],
  ['the data', '**/page-data/contact/page-data.json', 'missing'],
  ['the data', '**/page-data/contact/page-data.json', 'hanging'],
]

test.describe('there is a form where a script of a page with a provider is broken', () => {
  test.use({ expected: { hosts: ['http://localhost'], noise: [/./] } })
  for (const [what, files, fault] of faults)
    test(`${what} ${fault}`, async ({ page }) => {
      service = await standIn()
      await configured(page, { contactForm: service.form })
      await page.route(files, async route => {
        if (fault === 'missing') return route.fulfill({ status: 404, body: '' })
        if (fault === 'hanging') return
        const answer = await route.fetch()
        const text = await answer.text()
        await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) })
      })
      const asked = page.waitForRequest(files)
      await page.goto('/contact')
      await field(page, 'name').fill('Zoé')
      await asked
      await expect(field(page, 'name')).toHaveValue('Zoé')
      await expect(field(page, 'message')).toBeVisible()
    })
})
