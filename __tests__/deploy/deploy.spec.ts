import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../src/gatsby/hosts/serve'
import { languageDetails } from '../../src/config/languages'
import { contactPages, field, fillIn, heading, sendButton } from '../browser/contact'
import { article, expect, pageWith, plainPage, started, test, words } from '../browser/support'
import { siteFolder } from '../helpers/siteFiles'

const next = process.env.NEXT_SITE ?? ''
const tabbed = pageWith('tabs').route

let folder: string
let server: Server
let origin: string

test.use({
  expected: {
    hosts: ['http://localhost', 'mailto:'],
    // Errors about missing scripts of the previous build are expected; CSP violations still fail the test.
    noise: [/ChunkLoadError|Loading chunk|MIME type|Failed to load resource|not found for path|component---/],
  },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync(siteFolder, folder, { recursive: true, preserveTimestamps: true })
  server = await serveSite(folder, 0)
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
test.afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Replaces the served build by the next one, with or without keeping the old files. */
function deploy(old: 'kept' | 'gone'): void {
  if (old === 'gone') readdirSync(folder).forEach(name => rmSync(join(folder, name), { recursive: true }))
  cpSync(next, folder, { recursive: true, force: true, preserveTimestamps: true })
}

test('no script has the same file name in both builds', () => {
  const scripts = (from: string) => readdirSync(from).filter(name => /-[0-9a-f]{20}\.js$/.test(name))
  const [before, after] = [scripts(siteFolder), scripts(next)]
  for (const script of ['start', 'app', 'toasts', 'form', 'component---src-site-templates-article-tsx'])
    expect(before.filter(name => name.startsWith(`${script}-`) && after.includes(name))).toEqual([])
})

for (const old of ['kept', 'gone'] as const)
  for (const state of ['alive', 'still'] as const)
    test.describe(`page opened before the deployment, scripts ${state === 'alive' ? 'running' : 'not started'}, old files ${old}`, () => {
      /** Opens a page, then deploys the next build. */
      const open = async (page: import('@playwright/test').Page, path: string) => {
        await page.goto(origin + path)
        if (state === 'alive') await started(page)
        deploy(old)
      }

      test('a link opens the new version of a page, and Back returns', async ({ page }) => {
        await open(page, '/blog')
        await page.locator(`main a[href="${article}"]`).first().click()
        await expect(page).toHaveURL(origin + article)
        await expect(page.getByText('This sentence was added.')).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(`${origin}/blog`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })

      test('the language switch opens the other language', async ({ page }) => {
        await open(page, plainPage)
        await page.getByRole('link', { name: languageDetails.fr.name }).click()
        await expect(page).toHaveURL(`${origin}/fr${plainPage}`)
      })

      test('the form keeps its input and composes the e-mail', async ({ page }) => {
        const [language, path] = contactPages[0]
        await open(page, path)
        await fillIn(page)
        await expect(async () => {
          // The page may have reloaded once; the typed text must still be there.
          await expect(field(page, 'message')).not.toHaveValue('', { timeout: 1000 })
          await page.locator('#contact-reply').check({ timeout: 1000 })
          await sendButton(page, language).click({ timeout: 1000 })
          await expect(heading(page, words[language].form.composed)).toBeVisible({ timeout: 3000 })
        }).toPass()
        await expect(page.getByRole('textbox', { name: words[language].form.composedBody })).toHaveValue(
          /Zoé Tremblay[^]*zoe@example\.com[^]*We make a new medicine\./,
        )
      })

      test('copying the phone number shows a toast', async ({ page }) => {
        await open(page, '/contact')
        const button = page.getByRole('button', { name: words.en.channels.copyPhone })
        await expect(async () => {
          await button.click({ timeout: 1000 })
          await expect(page.getByText(words.en.channels.copied).first()).toBeVisible({ timeout: 5000 })
        }).toPass()
      })

      test('the load-more button shows more articles', async ({ page }) => {
        await open(page, '/blog')
        const items = page.locator('main li[data-of-category]:visible')
        const before = await items.count()
        const more = page.getByRole('button', { name: words.en.blog.loadMore })
        test.skip(!(await more.isVisible()), 'The blog shows all articles at once.')
        await more.click()
        await expect.poll(() => items.count()).toBeGreaterThan(before)
      })

      test('a tab shows its panel', async ({ page }) => {
        await open(page, tabbed)
        const tab = page.getByRole('tab').nth(1)
        await expect(async () => {
          await tab.click({ timeout: 1000 })
          await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
          await expect(page.getByRole('tabpanel')).toHaveId((await tab.getAttribute('aria-controls')) ?? '')
        }).toPass()
      })
    })
