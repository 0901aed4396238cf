import { localizeRegulatoryClock } from '../../src/content/regulatoryClock/localizeRegulatoryClock'
import { buildExampleIcsPath } from '../../src/shared/regulatoryClock/buildExampleIcsPath'
import { computeRegulatoryClock } from '../../src/shared/regulatoryClock/computeRegulatoryClock'
import { unpackRegulatoryClock } from '../../src/shared/regulatoryClock/packedClock'
import { formatDate } from '../../src/shared/dates'
import { localizePath } from '../../src/shared/paths'
import { languages, type Language } from '../../src/config/languages'
import type { RegulatoryClock } from '../../src/content/model'
import { content, expect, started, test, violations } from './support'

const { clock, pages } = content
const home = pages.find(({ page }) => page.sections.some(section => section.type === 'clock' && !section.to))

// The content may have no regulatory clock.
if (clock && home) for (const language of languages) test.describe(language, () => testsIn(language, clock, home.route))

function testsIn(language: Language, clock: RegulatoryClock, route: string): void {
  const path = localizePath(route, language)
  const tool = unpackRegulatoryClock(localizeRegulatoryClock(clock, { ...content, language }))
  const { model, words } = tool
  const noticeOf = (input: Partial<typeof model.defaults>) =>
    formatDate(computeRegulatoryClock(model, { ...model.defaults, ...input }).notice, language)
  const other = model.filings.find(({ id }) => id !== model.defaults.filing) ?? model.filings[0]
  const stopsOf = (filing?: string) => model.filings.find(({ id }) => id === filing)?.stops.map(({ id }) => id) ?? []
  // A filing with a stop that the example’s filing does not have.
  const ownStop = model.filings
    .flatMap(({ id: filing }) => stopsOf(filing).map(stop => ({ filing, stop })))
    .find(({ stop }) => !stopsOf(model.defaults.filing).includes(stop))

  test('updates the result and the URL on each input, and Back restores the previous input', async ({ page }) => {
    await page.goto(path)
    await started(page)
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    await expect(outcome).toContainText(noticeOf({}))
    await page.locator('select[name=filing]').selectOption(String(other?.id))
    await expect(outcome).toContainText(noticeOf({ filing: other?.id }))
    await expect(page).toHaveURL(new RegExp(`filing=${other?.id}`))
    await page.locator('input[name=filed]').fill('2028-02-29')
    await expect(outcome).toContainText(noticeOf({ filing: other?.id, filed: '2028-02-29' }))
    await expect(page).toHaveURL(/filed=2028-02-29/)
    await page.goBack()
    await expect(outcome).toContainText(noticeOf({ filing: other?.id }))
    await expect(page.locator('input[name=filed]')).toHaveValue(model.defaults.filed)
  })

  test('restores the inputs and the result from a shared URL', async ({ page }) => {
    await page.goto(`${path}?filing=${other?.id}&filed=2027-10-31&stop=none&days=90`)
    await started(page)
    await expect(page.locator('select[name=filing]')).toHaveValue(String(other?.id))
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    await expect(outcome).toContainText(noticeOf({ filing: other?.id, filed: '2027-10-31', stop: 'none' }))
  })

  test('restores a stop that only the filing of the shared URL has', async ({ page }) => {
    test.skip(!ownStop, 'Each filing has the stops of the example.')
    await page.goto(`${path}?${String(new URLSearchParams({ ...ownStop, filed: '2027-10-31', days: '60' }))}`)
    await started(page)
    await expect(page.locator('select[name=stop]')).toHaveValue(String(ownStop?.stop))
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    await expect(outcome).toContainText(noticeOf({ ...ownStop, filed: '2027-10-31', days: 60 }))
  })

  for (const [field, label] of [
    ['foreign', words.foreign],
    ['pediatric', words.pediatric],
  ] as const) {
    const uses = (filing: (typeof model.filings)[number]) => filing.phases.some(phase => phase[field])
    const [user, stranger] = [model.filings.find(uses), model.filings.find(filing => !uses(filing))]

    test(`shows the field “${field}” only where the filing uses it, or its value is invalid`, async ({ page }) => {
      test.skip(!user || !stranger, 'No filing, or each of them, uses the field.')
      await page.goto(path)
      await started(page)
      const filing = page.locator('select[name=filing]')
      const asked = page.getByLabel(String(label))
      await filing.selectOption(String(user?.id))
      const fold = page.locator('summary', { hasText: words.refine })
      if (await fold.isVisible()) await fold.click()
      await expect(asked).toBeVisible()
      await filing.selectOption(String(stranger?.id))
      await expect(asked).toBeHidden()
      await filing.selectOption(String(user?.id))
      if (field === 'foreign') {
        await asked.fill('1900-01-01')
        await filing.selectOption(String(stranger?.id))
      }
      await expect(asked).toBeVisible()
    })
  }

  test('keeps inputs changed before its scripts run, together with those from the URL', async ({ page }) => {
    let release = () => {}
    const said = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/(?!start-)[^/]+\.js$/, async route => {
      await said
      await route.fallback()
    })
    await page.goto(`${path}?stop=none`)
    await page.locator('select[name=filing]').selectOption(String(other?.id))
    await page.locator('input[name=filed]').fill('2028-02-29')
    await page.locator('input[name=pediatric]').check()
    release()
    await started(page)
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    await expect(outcome).toContainText(noticeOf({ filing: other?.id, filed: '2028-02-29', stop: 'none' }))
    await expect(page.locator('select[name=filing]')).toHaveValue(String(other?.id))
    await expect(page.locator('input[name=filed]')).toHaveValue('2028-02-29')
    await expect(page.locator('input[name=pediatric]')).toBeChecked()
    await expect(page).toHaveURL(/filed=2028-02-29.*pediatric=1/)
  })

  test('recalculates the notice when a longer stop is typed, and keeps the focus in the field', async ({ page }) => {
    await page.goto(path)
    await started(page)
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    const days = page.locator('input[name=days]')
    await days.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('120')
    await expect(outcome).toContainText(noticeOf({ days: 120 }))
    await expect(days).toBeFocused()
    await expect(page).toHaveURL(/days=120/)
  })

  test('on a phone, the button leads to the result', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await started(page)
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    await page.locator('input[name=filed]').fill('2028-02-29')
    await page.getByRole('button', { name: words.show }).click()
    await expect(outcome).toContainText(noticeOf({ filed: '2028-02-29' }))
    await expect(outcome).toBeFocused()
    await expect(outcome).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(/filed=2028-02-29/)
  })

  test.describe('an address with a refused value', () => {
    // Chromium warns of a day that does not exist.
    test.use({ expected: { hosts: [], noise: [/does not conform to the required format/] } })

    for (const query of ['filed=1999-01-01', 'filed=2027-02-29', 'filing=unknown', 'days=9999', 'foreign=1900-01-01'])
      test(`shows no calendar for the address ?${query}, but what the field takes`, async ({ page }) => {
        await page.goto(`${path}?${query}`)
        await started(page)
        await expect(page.getByRole('status').filter({ hasText: words.refused ?? '' })).toBeVisible()
        const field = page.locator(`[name=${query.split('=')[0] ?? ''}]`)
        await expect(field).toBeVisible()
        expect(await violations(page)).toEqual([])
        await expect(page.locator(`#${(await field.getAttribute('aria-describedby')) ?? ''}`)).toBeVisible()
        await expect(page.getByText(words.ifNothingElse ?? '').first()).toBeHidden()
      })
  })

  test('shows no calendar while a field is refused, and shows it again once corrected', async ({ page }) => {
    await page.goto(path)
    await started(page)
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    const days = page.locator('input[name=days]')
    await days.fill('99')
    await expect(outcome).toContainText(noticeOf({ days: 99 }))
    for (const refused of ['9999', '', '12.5']) {
      await days.fill(refused)
      await expect(outcome).toBeHidden()
    }
    await page.getByRole('button', { name: words.show }).click()
    await expect(days).toBeFocused()
    await days.fill('120')
    await expect(outcome).toContainText(noticeOf({ days: 120 }))
  })

  test('downloads a calendar file with the calculated notice date', async ({ page }) => {
    await page.goto(`${path}?filing=${other?.id}&filed=2027-10-31&stop=none&days=90`)
    await started(page)
    const outcome = page.getByRole('status').filter({ hasText: words.ifNothingElse ?? '' })
    const { notice } = computeRegulatoryClock(model, {
      ...model.defaults,
      filing: String(other?.id),
      filed: '2027-10-31',
      stop: 'none',
    })
    await expect(outcome).toContainText(formatDate(notice, language))
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: words.calendar }).click()
    const stream = await (await waiting).createReadStream()
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(Buffer.from(part as Buffer))
    expect(Buffer.concat(parts).toString()).toContain(`DTSTART;VALUE=DATE:${notice.replace(/-/g, '')}`)
  })

  for (const theme of ['light', 'dark'] as const)
    test(`is accessible and fits five widths (${theme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(path)
      expect(await violations(page)).toEqual([])
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows the example with its calendar file, and submitting the form keeps the example', async ({
      page,
      request,
    }) => {
      await page.goto(path)
      await expect(page.getByText(noticeOf({})).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: words.print })).toBeHidden()
      const file = await request.get(buildExampleIcsPath(path))
      expect(await file.text()).toContain('BEGIN:VCALENDAR')
      await page.getByRole('button', { name: words.show }).click()
      await expect(page).toHaveURL(/filing=/)
      await expect(page.getByText(noticeOf({})).filter({ visible: true }).first()).toBeInViewport()
      await expect(page.getByText(words.withoutScripts ?? '')).toBeVisible()
    })
  })

  test('prints on a single page', async ({ page }) => {
    await page.goto(path)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(1)
  })
}
