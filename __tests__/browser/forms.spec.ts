import type { Page } from '@playwright/test'
import { localizePath } from '../../src/shared/paths'
import { configured } from './configured'
import {
  contactPages,
  errorOf,
  errorSummary,
  field,
  fillIn,
  heading,
  openOptionalFields,
  replyBox,
  sendButton,
  tracked,
} from './contact'
import { standIn, type Answer, type StandIn } from './standIns'
import { alive, content, expect, nameOf, plainPage, services, started, test, violations, words } from './support'

let service: StandIn
test.beforeEach(async () => {
  service = await standIn()
})
test.afterEach(() => service.close())
test.use({
  expected: {
    hosts: ['http://localhost', 'mailto:'],
    noise: [/Failed to load resource/, /Failed to launch/, /ChunkLoadError|Loading chunk|MIME type/],
  },
})

for (const [language, path] of contactPages) {
  const { form, errors, toast } = words[language]

  test.describe(`the contact form (${language})`, () => {
    test('shows an accessible, focused error summary and the message of each invalid field', async ({ page }) => {
      await page.goto(path)
      await started(page)
      await sendButton(page, language).click()
      const summary = errorSummary(page, form.rules.required)
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(4)
      expect(await violations(page)).toEqual([])
      await summary.getByRole('link', { name: form.fields.email }).click()
      await expect(field(page, 'email')).toBeFocused()
      await field(page, 'email').fill('zoe')
      await expect(field(page, 'phone')).toBeHidden()
      await openOptionalFields(page)
      await field(page, 'phone').fill('12')
      await field(page, 'company').fill('<b>')
      await field(page, 'message').fill('a'.repeat(4001))
      await sendButton(page, language).click()
      for (const [name, text] of [
        ['email', form.rules.email],
        ['phone', form.rules.phone],
        ['company', form.rules.format],
        ['message', form.rules.max.replace('{{length}}', '4000')],
      ] as const)
        await expect(errorOf(page, name)).toContainText(text)
    })

    test('still handles a click that blurs an invalid field, whose error then shows', async ({ page }) => {
      await page.goto(path)
      await started(page)
      await field(page, 'message').fill('a')
      // A field left before the form’s script has loaded is validated on submit.
      await expect(page.locator('form', { has: field(page, 'message') })).toHaveAttribute('novalidate', '')
      await replyBox(page).check()
      await expect(errorOf(page, 'message')).toHaveText(form.rules.min.replace('{{length}}', '10'))
      await field(page, 'message').fill('b')
      await field(page, 'email').fill('zoe')
      await sendButton(page, language).click()
      await expect(errorSummary(page, form.rules.email)).toBeFocused()
      await field(page, 'email').fill('zoe@example.com')
      await field(page, 'name').fill('<')
      await page.keyboard.press('Tab')
      await expect(errorOf(page, 'name')).toContainText(form.rules.format)
    })

    test('rejects a past time, and writes two preferred times in words into the e-mail', async ({ page }) => {
      test.skip(Boolean(content.practice.providers.booking), 'a calendar takes the place of times')
      await page.goto(path)
      await started(page)
      await fillIn(page)
      await openOptionalFields(page)
      await field(page, 'time').fill('2020-12-01T10:00')
      await sendButton(page, language).click()
      await expect(errorOf(page, 'time')).toHaveText(form.rules.past)
      await field(page, 'time').fill('2999-12-03T10:00')
      await field(page, 'otherTime').fill('2999-12-04T14:30')
      await sendButton(page, language).click()
      const text = page.getByRole('textbox', { name: form.composedBody })
      await expect(text).toHaveValue(new RegExp(`${form.fields.time}\\n.*2999.*\\(${form.help.zone}\\)`))
      await expect(text).toHaveValue(new RegExp(`${form.fields.otherTime}\\n.*2999.*\\(${form.help.zone}\\)`))
      await expect(text).not.toHaveValue(/T\d\d:/)
    })

    test('sends the message once, shows a confirmation, reports its events and clears the draft', async ({ page }) => {
      const events = await tracked(page)
      await configured(page, { contactEndpoint: `${service.origin}/send` })
      await page.goto(`${path}?service=${services[0]}`)
      await started(page)
      await expect(field(page, 'service')).toHaveValue(services[0] ?? '')
      await fillIn(page)
      await sendButton(page, language).click()
      await expect(heading(page, form.sent.contact)).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: form.sent.contact })).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      expect(service.received.map(sent => [sent.get('email'), sent.get('service'), sent.get('language')])).toEqual([
        ['zoe@example.com', services[0], language],
      ])
      expect(service.received[0]?.has('sms')).toBe(false)
      const names = (await events()).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['form_start', 'form_field_focus', 'form_submit']))
      await page.reload()
      await started(page)
      await expect(field(page, 'name')).toHaveValue('')
    })

    for (const [answer, kind] of [
      [401, 'unauthorized'],
      [403, 'forbidden'],
      [404, 'notFound'],
      [422, 'unknown'],
    ] as const)
      test(`shows an error after status ${answer} without resending, and keeps the text after a reload but not the consent`, async ({
        page,
      }) => {
        service.answers = [answer]
        await configured(page, { contactEndpoint: `${service.origin}/send` })
        await page.goto(path)
        await started(page)
        await fillIn(page)
        await sendButton(page, language).click()
        await expect(heading(page, errors.kinds[kind])).toBeVisible()
        expect(service.received).toHaveLength(1)
        for (const action of [errors.retry, errors.reload])
          await expect(page.getByRole('button', { name: action })).toBeVisible()
        const support = await page.getByRole('main').getByRole('link', { name: errors.support }).getAttribute('href')
        expect(decodeURIComponent(support ?? '')).toContain('We make a new medicine.')
        await page.getByRole('button', { name: errors.reload }).click()
        await started(page)
        await expect(field(page, 'message')).toHaveValue('We make a new medicine.')
        await expect(replyBox(page)).not.toBeChecked()
      })

    for (const [answer, kind] of [
      [500, 'server'],
      ['cut', 'offline'],
      ['hang', 'timeout'],
    ] as [Answer, 'server' | 'offline' | 'timeout'][])
      test(`retries three times with the same id when the endpoint answers ${answer}, then offers a retry`, async ({
        page,
      }) => {
        service.answers = [answer]
        await page.clock.install()
        await configured(page, { contactEndpoint: `${service.origin}/send` })
        await page.goto(path)
        await started(page)
        await fillIn(page)
        await sendButton(page, language).click()
        await expect(page.getByRole('button', { name: form.sending })).toBeVisible()
        const waiting = page.getByRole('listitem').filter({ hasText: form.slow })
        if (answer === 'hang') {
          await page.clock.runFor(3500)
          await expect(waiting).toContainText(form.slowText)
          expect(await violations(page)).toEqual([])
        }
        await expect(async () => {
          // Delays between attempts run on the fake clock; a request takes real time and must not run into the fake
          // timeout.
          await page.clock.runFor(answer === 'hang' ? 2000 : 500)
          await expect(heading(page, errors.kinds[kind])).toBeVisible({ timeout: 200 })
        }).toPass({ timeout: 45_000, intervals: [100] })
        await expect(waiting).toHaveCount(0)
        expect(service.received).toHaveLength(4)
        expect(new Set(service.received.map(sent => sent.get('id'))).size).toBe(1)
        service.answers = [200]
        await page.getByRole('button', { name: errors.retry }).click()
        await expect(heading(page, form.sent.contact)).toBeVisible()
      })

    test('reports when the network is lost and restored, and sends on retry', async ({ page, context }) => {
      await configured(page, { contactEndpoint: `${service.origin}/send` })
      await page.goto(path)
      await started(page)
      await fillIn(page)
      await context.setOffline(true)
      await sendButton(page, language).click()
      await expect(heading(page, errors.kinds.offline)).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('listitem').filter({ hasText: toast.online })).toBeVisible()
      await page.getByRole('button', { name: errors.retry }).click()
      await expect(heading(page, form.sent.contact)).toBeVisible()
    })

    test('resends once after 429 with Retry-After', async ({ page }) => {
      service.answers = ['busy', 200]
      await configured(page, { contactEndpoint: `${service.origin}/send` })
      await page.goto(path)
      await started(page)
      await fillIn(page)
      await sendButton(page, language).click()
      await expect(heading(page, form.sent.contact)).toBeVisible()
      expect(service.received).toHaveLength(2)
    })

    for (const [way, leave] of [
      [
        'a link',
        (page: Page) =>
          page
            .getByRole('contentinfo')
            .getByRole('link', { name: nameOf(plainPage, language), exact: true })
            .first()
            .click(),
      ],
      ['a whole load', (page: Page) => page.goto(localizePath(plainPage, language))],
    ] as const)
      test(`reports the outcome on the next page, reached by ${way}, with a link back to the text`, async ({
        page,
      }) => {
        let answer: () => void = () => undefined
        const answered = new Promise<void>(resolve => (answer = resolve))
        await configured(page, { contactEndpoint: `${service.origin}/send` })
        await page.route(`${service.origin}/send`, async route => {
          await answered
          await route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' } }).catch(() => undefined)
        })
        await page.goto(path)
        await started(page)
        await fillIn(page)
        await sendButton(page, language).click()
        await expect(page.getByRole('button', { name: form.sending })).toBeVisible()
        await leave(page)
        await expect(page).toHaveURL(new RegExp(`${plainPage}$`))
        answer()
        const message = page
          .getByRole('listitem')
          .filter({ hasText: way === 'a link' ? form.failed.contact : form.inDoubt.contact })
        await expect(message).toContainText(errors.kept)
        expect(await violations(page)).toEqual([])
        await message.getByRole('link', { name: form.back }).click()
        await expect(field(page, 'message')).toHaveValue('We make a new medicine.')
        await expect(message).toHaveCount(0)
        await expect(replyBox(page)).not.toBeChecked()
      })

    test('restores text but not consent on Back', async ({ page }) => {
      await page.goto(path)
      await started(page)
      await fillIn(page)
      await page.goto(localizePath(plainPage, language))
      await page.goBack()
      await started(page)
      await expect(field(page, 'name')).toHaveValue('Zoé Tremblay')
      await expect(replyBox(page)).not.toBeChecked()
    })

    test('offers to copy a long e-mail instead of opening the mail program', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const opened: string[] = []
      page.on('request', request => request.url().startsWith('mailto:') && opened.push(request.url()))
      await page.goto(path)
      await started(page)
      await fillIn(page, 'Médicament. '.repeat(300))
      await sendButton(page, language).click()
      await expect(heading(page, form.long)).toBeVisible()
      await page.getByRole('button', { name: form.copy }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Médicament. Médicament.')
      expect(opened).toEqual([])
    })

    test('composes an e-mail with all fields when there is no endpoint, and again after an edit', async ({ page }) => {
      await page.goto(path)
      await started(page)
      await fillIn(page)
      await sendButton(page, language).click()
      await expect(heading(page, form.composed)).toBeVisible()
      const text = page.getByRole('textbox', { name: form.composedBody })
      await expect(text).toHaveValue(/Zoé Tremblay[^]*zoe@example\.com[^]*We make a new medicine\./)
      await field(page, 'message').fill('We make another medicine.')
      await expect(text).toHaveCount(0)
      await sendButton(page, language).dblclick()
      await expect(text).toHaveValue(/We make another medicine\./)
      await expect(text).not.toHaveValue(/We make a new medicine\./)
    })
  })

  test(`the newsletter form validates, shows a failure and subscribes on retry (${language})`, async ({ page }) => {
    service.answers = [403, 200]
    await configured(page, { newsletterEndpoint: `${service.origin}/letters` })
    await page.goto(language === 'fr' ? '/fr/blog' : '/blog')
    await started(page)
    await page.getByRole('button', { name: form.send.newsletter }).click()
    await expect(errorSummary(page, form.rules.required)).toBeFocused()
    await page.locator('#newsletter-email').fill('zoe@example.com')
    await page.locator('#newsletter-consent').check()
    await page.getByRole('button', { name: form.send.newsletter }).click()
    await expect(page.getByRole('group', { name: errors.kinds.forbidden })).toContainText(form.failed.newsletter)
    await page.getByRole('button', { name: errors.retry }).click()
    await expect(heading(page, form.sent.newsletter)).toBeVisible()
    const sent = service.received.map(fields => [fields.get('email'), fields.get('language')])
    expect(sent).toEqual(Array(2).fill(['zoe@example.com', language]))
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser validates the form and submits it to the endpoint', async ({ page }) => {
    await configured(page, { contactEndpoint: `${service.origin}/send` })
    await page.goto('/fr/contact')
    await sendButton(page, 'fr').click()
    expect(service.received).toHaveLength(0)
    await expect(page.locator('#contact-name:invalid')).toHaveCount(1)
    await fillIn(page)
    await field(page, 'email').fill('zoe@example')
    await expect(page.locator('#contact-email:invalid')).toHaveCount(1)
    await field(page, 'email').fill('zoe@example.com')
    await sendButton(page, 'fr').click()
    await expect.poll(() => service.received.map(sent => sent.get('name'))).toEqual(['Zoé Tremblay'])
  })
})

test('a form whose script fails to load is submitted by the browser', async ({ page }) => {
  await page.route('**/form-*.js', route => route.fulfill({ status: 404, body: '' }))
  await configured(page, { contactEndpoint: `${service.origin}/send` })
  await page.goto('/contact')
  await started(page)
  await fillIn(page)
  await sendButton(page, 'en').click()
  await expect.poll(() => service.received.map(sent => sent.get('name'))).toEqual(['Zoé Tremblay'])
})

test('Send pressed before the form’s script has loaded shows the site’s own error summary', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/form-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await alive(page)
  const formScript = page.waitForRequest('**/form-*.js')
  await sendButton(page, 'en').click()
  await formScript
  release()
  await expect(errorSummary(page, words.en.form.rules.required)).toBeFocused()
})
