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

/** Opens a contact page whose provider’s frame behaves as `answer`, with or without its script. */
async function open(page: Page, path: string, answer: FrameAnswer, script?: 'script') {
  service = await standIn(answer)
  await configured(page, { contactForm: { ...service.form, ...(script && { script: service.script }) } })
  await page.goto(path)
}

for (const [language, path] of contactPages) {
  const { form } = words[language]
  const back = (page: Page) => page.getByRole('button', { name: form.useOwn })

  test.describe(`the contact form (${language})`, () => {
    test('is replaced by the provider’s frame once it has loaded, and returns on request', async ({ page }) => {
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

    test('shows a frame with a script once it posts a message, and requests both only on this page', async ({
      page,
    }) => {
      const [wanted = ''] = services
      await open(page, localizePath(plainPage, language), 'speaks', 'script')
      await started(page)
      expect(service.requests).toEqual([])
      await page.goto(`${path}?service=${wanted}`)
      await expect(loaded(page)).toBeVisible()
      await expect(back(page)).toBeVisible()
      const requested = service.requests.map(({ pathname, search }) => pathname + search).sort()
      expect(requested).toEqual([`/${language}.js`, `/${language}?language=${language}&service=${wanted}`].sort())
      expect(await page.evaluate(() => 'embedded' in window)).toBe(true)
    })

    for (const answer of ['fails', 'refuses'] as const) {
      test(`stays when a frame with a script ${answer}`, async ({ page }) => {
        await page.clock.install()
        await open(page, path, answer, 'script')
        await expect.poll(() => service.requests.length).toBe(2)
        await expect(field(page, 'name')).toBeVisible()
        await page.clock.runFor(8000)
        await expect(frame(page)).toHaveCount(0)
        await expect(field(page, 'name')).toBeVisible()
      })

      test(`is one click away, above the frame, when a frame without a script ${answer}`, async ({ page }) => {
        await open(page, path, answer)
        await expect(loaded(page)).toBeVisible()
        const top = async (part: ReturnType<typeof frame>) => (await part.boundingBox())?.y ?? 0
        expect(await top(back(page))).toBeLessThan(await top(frame(page)))
        await back(page).click()
        await expect(field(page, 'name')).toBeFocused()
      })
    }

    test('stays when the provider is unreachable', async ({ page }) => {
      service = await standIn()
      service.close()
      await configured(page, { contactForm: service.form })
      await page.goto(path)
      await started(page)
      await expect(frame(page)).toHaveCount(0)
      await expect(field(page, 'name')).toBeVisible()
    })

    test('stays when the frame has not loaded after 8 seconds', async ({ page }) => {
      await page.clock.install()
      await open(page, path, 'hangs')
      await expect(frame(page)).toHaveCount(1)
      await page.clock.runFor(8000)
      await expect(frame(page)).toHaveCount(0)
      service.release()
      await expect(field(page, 'name')).toBeVisible()
    })

    test('stays when the visitor has started to type', async ({ page }) => {
      await open(page, path, 'hangs')
      await expect(frame(page)).toHaveCount(1)
      await field(page, 'message').fill('We make')
      service.release()
      await expect(frame(page)).toHaveCount(0)
      await expect(field(page, 'message')).toHaveValue('We make')
    })
  })
}

/** Faults of the page’s files, by URL pattern. */
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

test.describe('the form can be filled in on a page with a provider when a file fails', () => {
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
      const requested = page.waitForRequest(files)
      await page.goto('/contact')
      await field(page, 'name').fill('Zoé')
      await requested
      await expect(field(page, 'name')).toHaveValue('Zoé')
      await expect(field(page, 'message')).toBeVisible()
    })
})
