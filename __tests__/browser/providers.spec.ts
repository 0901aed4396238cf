import type { Server } from 'node:http'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeArticles } from '../../tools/bench/articles'
import { build, copyProject, removeCopy } from '../../tools/bench/project'
import { articlesPerLoadMore } from '../../src/config/blog'
import { serveSite } from '../../src/gatsby/hosts/serve'
import { buildConsultationLink } from '../../src/content/links'
import { languages } from '../../src/config/languages'
import { localizePath } from '../../src/shared/paths'
import type { Practice } from '../../src/content/model'
import { contactPages, field, fillIn, heading, sendButton } from './contact'
import {
  content,
  expect,
  holdScripts,
  photo,
  picturesPage,
  plainPage,
  refuseHistory,
  services,
  started,
  test,
  words,
} from './support'

// Builds a copy of the site with all providers and many articles. The providers’ hosts do not exist: tests mock them.
const host = (name: string) => `https://${name}.provider.example`
const [forms, sends, photos, books] = ['forms', 'sends', 'photos', 'books'].map(host) as [
  string,
  string,
  string,
  string,
]
const google = 'https://www.googletagmanager.com'
const providers: Practice['providers'] = {
  contactForm: {
    en: `${forms}/contact?list=7`,
    fr: `${forms}/nous-joindre?list=7`,
    script: { en: `${forms}/embed.en.js`, fr: `${forms}/embed.fr.js` },
  },
  contactEndpoint: `${sends}/contact`,
  newsletterEndpoint: `${sends}/newsletter`,
  booking: `${books}/first-meeting`,
  analyticsId: 'G-AB12CD34EF',
  stockPhotos: photos,
}

/** Enough for two batches, the second one smaller. */
const articles = 1 + 2 * articlesPerLoadMore + 2

const port = Number(process.env.TEST_PORT ?? 9100) + 400
let copy = ''
let server: Server | undefined

// All tests share one build.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(10 * 60_000)
  copy = copyProject(process.cwd())
  // Reuses the processed pictures.
  cpSync('public/static', join(copy, 'public/static'), { recursive: true })
  edit('content/practice.json', practice => ({ ...practice, providers }))
  edit(content.pages.find(({ route }) => route === picturesPage)?.file ?? '', withStockPhoto)
  writeArticles(copy, articles)
  await build(copy)
  server = await serveSite(join(copy, 'public'), port)
})
test.afterAll(() => {
  server?.closeAllConnections()
  server?.close()
  if (copy) removeCopy(copy)
})

function edit(file: string, change: (value: Record<string, unknown>) => unknown): void {
  const path = join(copy, file)
  writeFileSync(
    path,
    JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>), null, 2),
  )
}

/** Replaces the first picture of a page by a stock photo. */
function withStockPhoto(page: Record<string, unknown>): unknown {
  const text = JSON.stringify(page)
  return JSON.parse(text.replace(/("picture":\{)"src":"[^"]*"/, '$1"stock":"photo-1234"'))
}

test.use({
  baseURL: `http://localhost:${port}`,
  expected: { hosts: [forms, sends, photos, google], noise: [] },
})

let requests: URL[] = []
let received: URLSearchParams[] = []
const requestsTo = (origin: string) => requests.filter(url => url.origin === origin).map(({ pathname }) => pathname)

test.beforeEach(async ({ page }) => {
  requests = []
  received = []
  page.on('request', request => requests.push(new URL(request.url())))
  await page.route(`${forms}/**`, route =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: 'window.embedded = true' }
        : {
            contentType: 'text/html; charset=utf-8',
            body: `<!doctype html><html lang="en"><title>Provider</title><p>The provider’s form</p>
              <script>parent.postMessage('ready', '*')</script></html>`,
          },
    ),
  )
  await page.route(`${sends}/**`, route => {
    received.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' })
  })
  await page.route(`${photos}/**`, route => route.fulfill(photo))
  await page.route(`${google}/**`, route => route.fulfill({ contentType: 'text/javascript', body: '' }))
})

const refused = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('consent', JSON.stringify({ answer: 'refused', until: Date.now() + 1e9 })),
  )

for (const [language, path] of contactPages) {
  const { form, consent } = words[language]

  test(`the provider’s form loads on the contact page only, with its script, language and service (${language})`, async ({
    page,
  }) => {
    await refused(page)
    const [service = ''] = services
    await page.goto(localizePath(plainPage, language))
    await started(page)
    expect(requestsTo(forms)).toEqual([])
    await page.goto(`${path}?service=${service}`)
    await expect(page.locator('[data-state="loaded"]')).toBeVisible()
    const address = new URL((await page.locator(`iframe[title="${form.frameTitle}"]`).getAttribute('src')) ?? '')
    expect(Object.fromEntries(address.searchParams)).toEqual({ list: '7', language, service })
    expect(requestsTo(forms).sort()).toEqual([address.pathname, `/embed.${language}.js`].sort())
    expect(await page.evaluate(() => 'embedded' in window)).toBe(true)
    const booking = buildConsultationLink({ ...content.practice, providers }, language)
    expect(booking.to).toContain(providers.booking)
    await expect(page.locator('main').getByRole('link', { name: booking.label })).toHaveAttribute('href', booking.to)
  })

  test(`the site’s own form and the newsletter are sent to their endpoints (${language})`, async ({ page }) => {
    await refused(page)
    // The frame posts no message, so the own form stays.
    const silent = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Provider</title></html>' }
    await page.route(`${forms}/**`, route =>
      route.request().resourceType() === 'document' ? route.fulfill(silent) : route.fallback(),
    )
    await page.goto(path)
    await expect(page.locator('[data-state="waiting"] iframe')).toBeAttached()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const whileWaiting = await height()
    await field(page, 'name').focus()
    await expect(page.locator('[data-state="own"]')).toBeVisible()
    // A change of height would make the visitor’s click miss.
    expect(await height()).toBe(whileWaiting)
    await fillIn(page)
    await expect(page.locator('form[data-form="contact"]')).toHaveAttribute('novalidate', '')
    await sendButton(page, language).click()
    await expect(heading(page, form.sent.contact)).toBeVisible()
    expect(received.map(fields => fields.get('language'))).toEqual([language])

    await page.goto(localizePath('/blog', language))
    const newsletter = page.locator('form[data-form="newsletter"]')
    await started(page)
    await newsletter.getByRole('textbox').first().fill('zoe@example.com')
    await newsletter.getByRole('checkbox').check()
    await newsletter.getByRole('button').click()
    await expect(page.getByRole('heading', { name: form.sent.newsletter })).toBeVisible()
    expect(['email', 'language'].map(name => received.at(-1)?.get(name))).toEqual(['zoe@example.com', language])
    expect(requestsTo(google)).toEqual([])
  })

  test(`page views are reported only after consent (${language})`, async ({ page }) => {
    await page.goto(localizePath(plainPage, language))
    const question = page.getByRole('region', { name: consent.title })
    await expect(question).toBeVisible()
    expect(requestsTo(google)).toEqual([])
    await question.getByRole('button', { name: consent.accept }).click()
    await expect
      .poll(() => requests.find(url => url.origin === google)?.searchParams.get('id'))
      .toBe(providers.analyticsId)
    await expect
      .poll(() => page.evaluate(() => (window.dataLayer ?? []).map(call => Array.from(call as ArrayLike<unknown>)[1])))
      .toContain('page_view')
  })

  test(`a stock photo is requested from its host (${language})`, async ({ page }) => {
    await refused(page)
    await page.goto(localizePath(picturesPage, language))
    await page.locator(`main picture:has(source[srcset*="${photos}"]) img`).first().scrollIntoViewIfNeeded()
    await expect
      .poll(() => requests.filter(url => url.origin === photos).map(({ pathname }) => pathname))
      .toContain('/photo-1234')
  })
}

for (const language of languages) {
  const path = localizePath('/blog', language)
  const { blog } = words[language]

  test.describe(`a blog with more articles than fit the first batch (${language})`, () => {
    const atFirst = 1 + articlesPerLoadMore
    const then = atFirst + articlesPerLoadMore
    const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
    const more = (page: Page) => page.getByRole('button', { name: blog.loadMore })
    test.beforeEach(({ page }) => refused(page))

    test('loads batches until none is left, and focuses the first new article', async ({ page }) => {
      await page.goto(path)
      await started(page)
      await expect(cards(page)).toHaveCount(atFirst)
      await more(page).click()
      // The focus moves to the first new article.
      await expect(cards(page).nth(atFirst).getByRole('link').first()).toBeFocused()
      await expect(cards(page)).toHaveCount(then)
      await more(page).click()
      await expect(cards(page)).toHaveCount(articles)
      await expect(more(page)).toHaveCount(0)
    })

    test('loads one batch when clicked before the scripts have loaded', async ({ page }) => {
      const arrive = await holdScripts(page)
      await page.goto(path)
      await more(page).click()
      await expect(cards(page)).toHaveCount(then)
      await expect(cards(page).nth(atFirst).getByRole('link').first()).toBeFocused()
      arrive()
      await started(page)
      await expect(cards(page)).toHaveCount(then)
      await expect(cards(page).nth(atFirst).getByRole('link').first()).toBeFocused()
    })

    test('loads a batch when history changes throw', async ({ page }) => {
      await refuseHistory(page)
      await page.goto(path)
      await started(page)
      await more(page).click()
      await expect(cards(page)).toHaveCount(then)
    })

    test('restores the loaded batches and the scroll position on Back', async ({ page }) => {
      await page.goto(path)
      await started(page)
      await more(page).click()
      await cards(page)
        .nth(then - 1)
        .scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await cards(page)
        .nth(then - 1)
        .getByRole('link')
        .first()
        .click()
      await expect(page).not.toHaveURL(new RegExp(`${path}$`))
      await page.goBack()
      await expect(cards(page)).toHaveCount(then)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50)
    })
  })
}
