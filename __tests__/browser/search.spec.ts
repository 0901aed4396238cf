import { notFoundRoute, searchRoute } from '../../src/config/routes'
import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { resultsPerStep, stepsLoadedOnScroll } from '../../src/config/search'
import { languages, type Language } from '../../src/config/languages'
import { buildConsultationLink } from '../../src/content/links'
import { localizePath, stripQueryAndHash } from '../../src/shared/paths'
import { builtBytes } from '../helpers/siteFiles'
import questions from './searchQuestions.json'
import strangersQuestions from './strangersQuestions.json'
import { addressesIn, content, expect, nameOf, plainPage, test, violations, words } from './support'

const searchPage = (language: Language) => localizePath(searchRoute, language)
const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
const results = (page: Page) => page.getByRole('main').locator('ol > li h3 a')

/** Waits until the results for a question show. */
async function answered(page: Page, question: string): Promise<void> {
  await expect(page.locator(`[data-searched="${quoted(question)}"]`)).toBeAttached()
}
const quoted = (text: string) => text.replace(/["\\]/g, '\\$&')

/** Types a question into the search field and waits for the results. */
async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await answered(page, question)
}

const firstThree = (page: Page) =>
  results(page).evaluateAll(links => links.slice(0, 3).map(link => String(link.getAttribute('href'))))

/** True if one of the expected pages, or the exact section, is among the results. */
function answers(found: string[], pages: string[], language: Language): boolean {
  return pages
    .map(path => localizePath(path, language))
    .some(path => (path.includes('#') ? found.includes(path) : found.some(each => stripQueryAndHash(each) === path)))
}

/**
 * Byte limit for the first search, in addition to what every page loads. benchSearch.test.ts measures what every
 * question loads first, with more articles.
 */
const firstAnswer = 150_000

/** Records the files fetched for searching, with their transfer size. */
function watchSearchFiles(page: Page): Map<string, number> {
  const fetched = new Map<string, number>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!/^\/pagefind\/|^\/search-\w+\.js$/.test(pathname)) return
    const bytes = builtBytes(pathname)
    // Pagefind’s other files are already compressed.
    fetched.set(pathname, (/\.(js|json)$/.test(pathname) ? gzipSync(bytes, { level: 9 }) : bytes).length)
  })
  return fetched
}

// Pages whose hero has a search field, such as the blog.
const pagesWithField = content.pages
  .filter(
    ({ route, page }) =>
      route !== notFoundRoute && page.sections.some(section => section.type === 'hero' && section.search),
  )
  .map(({ route }) => route)
const [withField = searchRoute] = pagesWithField
const [term] = content.terms.filter(({ term }) => term.short && term.short.en !== term.short.fr)

for (const language of languages) {
  test(`forty questions each find their page in the first three results, the first within the byte limit (${language})`, async ({
    page,
  }) => {
    const fetched = watchSearchFiles(page)
    const missed: string[] = []
    const [first, ...others] = questions[language]
    expect(others).toHaveLength(39)
    await page.goto(`${searchPage(language)}?${String(new URLSearchParams({ q: first?.question ?? '' }))}`)
    await answered(page, first?.question ?? '')
    expect([...fetched.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(firstAnswer)
    for (const { question, pages } of questions[language]) {
      await ask(page, question)
      const found = await firstThree(page)
      if (!answers(found, pages, language)) missed.push(`${question}: ${found.join(' ')}`)
    }
    expect(missed).toEqual([])
  })

  // Written by someone who knew the page names but not the texts, with one expected page each; includes typos.
  test(`85 % of a stranger’s questions find their page in the first three results (${language})`, async ({ page }) => {
    const missed: string[] = []
    await page.goto(searchPage(language))
    for (const { question, pages } of strangersQuestions[language]) {
      await ask(page, question)
      const found = await firstThree(page)
      if (!answers(found, pages, language)) missed.push(`${question}: ${found.join(' ')}`)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(strangersQuestions[language].length * 0.15)
  })

  test(`term names of both languages find the same entry, with or without accents (${language})`, async ({ page }) => {
    test.skip(!term, 'No term has an abbreviation of its own in each language.')
    await page.goto(searchPage(language))
    const names = languages.flatMap(each => [term?.term.term[each] ?? '', term?.term.short?.[each] ?? ''])
    for (const name of [...names, ...names.map(name => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())]) {
      await ask(page, name)
      await expect(results(page).first()).toHaveAttribute('href', new RegExp(`#${term?.id}$`))
    }
  })

  test(`further results load before the first end in view (${language})`, async ({ page }) => {
    await page.goto(
      `${searchPage(language)}?${String(new URLSearchParams({ q: words[language].search.kinds.article }))}`,
    )
    await expect(results(page)).toHaveCount(resultsPerStep * (1 + stepsLoadedOnScroll))
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test(`results are counted, highlighted and filtered, and Back restores them with the scroll position (${language})`, async ({
    page,
  }) => {
    await page.goto(searchPage(language))
    const question = questions[language][2]?.question ?? ''
    await ask(page, question)
    await expect(page.getByRole('main').getByRole('status')).toContainText(/\d/)
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
    expect(new URL(page.url()).searchParams.get('q')).toBe(question)
    await page.getByRole('link', { name: words[language].search.kinds.article }).click()
    await expect(page).toHaveURL(/kind=article/)
    await answered(page, question)
    await expect(page.locator('main ol > li p').first()).toContainText(words[language].search.kind.article)
    await page.goBack()
    await expect(page).not.toHaveURL(/kind=/)
    await answered(page, question)
    const more = page.getByRole('button', { name: words[language].search.more })
    await more.scrollIntoViewIfNeeded()
    await expect(results(page)).toHaveCount(resultsPerStep * (1 + stepsLoadedOnScroll))
    await more.click()
    await expect(results(page)).toHaveCount(resultsPerStep * (2 + stepsLoadedOnScroll))
    const last = results(page).last()
    const [href, text] = [String(await last.getAttribute('href')), await last.textContent()]
    await last.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => Math.round(scrollY))
    await last.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    if (href.includes('#')) await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
    await page.goBack()
    await expect(results(page).last()).toHaveText(String(text))
    await expect(field(page)).toHaveValue(question)
    await expect.poll(() => page.evaluate(top => Math.abs(scrollY - top), top)).toBeLessThanOrEqual(2)
  })

  test(`results and focus stay while more are loading (${language})`, async ({ page }) => {
    await page.goto(searchPage(language))
    await ask(page, questions[language][2]?.question ?? '')
    const more = page.getByRole('button', { name: words[language].search.more })
    // The next ones load without a press if the end of the first is near.
    const count = resultsPerStep * (1 + stepsLoadedOnScroll)
    await expect(results(page)).toHaveCount(count)
    await page.route('**/pagefind/**', () => undefined)
    await more.click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words[language].search.loading)
    await expect(more).toBeFocused()
    await expect(results(page)).toHaveCount(count)
  })

  test(`without results, categories, similar terms and a consultation are offered (${language})`, async ({ page }) => {
    await page.goto(`${searchPage(language)}?q=zzyzx`)
    await answered(page, 'zzyzx')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /./ }).and(main.locator('a[href*="category="]')).first()).toBeVisible()
    await expect(
      main.locator(`a[href="${buildConsultationLink(content.practice, language).to}"]`).first(),
    ).toBeVisible()
    // Each word of a term’s name with a typo: no page contains these.
    const slipped = (term?.term.term[language] ?? '').replace(/\p{L}+/gu, word => `zq${word}`)
    await page.goto(`${searchPage(language)}?${String(new URLSearchParams({ q: slipped }))}`)
    await expect(main.locator(`a[href$="#${term?.id}"]`).first()).toBeVisible()
  })

  test(`without scripts, the search page lists every page and mentions Ctrl+F (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(localizePath(withField, language))
    await field(page).fill('x')
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${searchPage(language)}?q=x`)
    await expect(page.getByRole('main').getByText('Ctrl+F')).toBeVisible()
    const listed = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    // Leaves out the search and not-found pages.
    const pages = addressesIn('en').filter(route => ![searchRoute, notFoundRoute].includes(route))
    expect(pages.map(route => localizePath(route, language)).filter(path => !listed.includes(path))).toEqual([])
    await context.close()
  })

  test(`the header, the mobile menu and pages with a search field lead to the search (${language})`, async ({
    page,
  }) => {
    const { search, frame } = words[language]
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(localizePath(plainPage, language))
    await page.getByRole('banner').getByRole('link', { name: search.open }).click()
    await expect(page).toHaveURL(searchPage(language))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localizePath(plainPage, language))
    await page.getByText(frame.menu, { exact: true }).click()
    await page.getByRole('navigation', { name: frame.mainMenu }).getByRole('link', { name: search.open }).click()
    await expect(page).toHaveURL(searchPage(language))
    const [first] = questions[language]
    for (const path of pagesWithField) {
      await page.goto(localizePath(path, language))
      await field(page).fill(first?.question ?? '')
      await field(page).press('Enter')
      await answered(page, first?.question ?? '')
      await expect(results(page).first()).toBeVisible()
    }
  })

  test(`the field of a page of questions finds questions, even by stop words alone (${language})`, async ({ page }) => {
    const [faq] = content.pages.filter(({ page }) => page.sections.some(({ type }) => type === 'accordion'))
    await page.goto(localizePath(faq?.route ?? '', language))
    const [question = ''] = await page.locator('main summary h3').allTextContents()
    const [word = ''] = question.split(' ')
    await field(page).fill(word)
    await field(page).press('Enter')
    await answered(page, word)
    await expect(page).toHaveURL(/kind=question/)
    const kinds = await page.getByRole('main').locator('ol > li > p:first-child').allTextContents()
    expect(new Set(kinds)).toEqual(new Set([words[language].search.kind.question]))
  })

  test(`the not-found page searches for the words in the path (${language})`, async ({ page }) => {
    await page.goto(localizePath('/services/patent-strategy_old.html', language))
    await expect(field(page)).toHaveValue('services patent strategy old')
    await page.getByRole('main').getByRole('button', { name: words[language].search.submit }).click()
    await answered(page, 'services patent strategy old')
    await expect(results(page).first()).toBeVisible()
  })

  test(`the search is accessible in both themes and fits five widths (${language})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(
      `${searchPage(language)}?${String(new URLSearchParams({ q: questions[language][4]?.question ?? '' }))}`,
    )
    await expect(results(page).first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page), colorScheme).toEqual([])
    }
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

test('the search engine is loaded only on first use', async ({ page }) => {
  const fetched = watchSearchFiles(page)
  await page.goto(searchPage('fr'))
  await page.waitForLoadState('networkidle')
  expect([...fetched.keys()]).toEqual([])
  await ask(page, questions.fr[0]?.question ?? '')
  expect(fetched.size).toBeGreaterThan(5)
})

test.describe('when the search engine fails to load', () => {
  test.use({ expected: { hosts: [], noise: [/ERR_FAILED/] } })

  test('the page shows an error and still links to pages', async ({ page }) => {
    await page.route('**/pagefind/pagefind.js', route => route.abort())
    await page.goto(`${searchPage('en')}?q=patent`)
    await expect(page.getByRole('main').getByText(words.en.search.failed)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: nameOf(plainPage, 'en') })).toBeVisible()
  })

  test('suggestions give way to the query of the URL at first paint, and come back', async ({ page }) => {
    await page.goto(searchPage('en'))
    const suggestion = page.getByRole('main').getByRole('heading', { name: words.en.search.newest })
    await expect(suggestion).toBeVisible()
    let fail = () => {}
    const waits = new Promise<void>(resolve => (fail = resolve))
    await page.route(/\/search-\w+\.js$/, async route => {
      await waits
      await route.abort()
    })
    await page.goto(`${searchPage('en')}?q=patent`)
    await expect(suggestion).toBeHidden()
    fail()
    await expect(page.getByRole('main').getByText(words.en.search.failed)).toBeVisible()
    await expect(suggestion).toBeVisible()
  })

  test('suggestions stay for the query of another page, and come back if no script can load', async ({ page }) => {
    const suggestion = page.getByRole('main').getByRole('heading', { name: words.en.search.newest })
    await page.goto(`${localizePath(withField, 'en')}?q=patent`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf(searchRoute, 'en') })
      .first()
      .click()
    await expect(suggestion).toBeVisible()
    await page.route(/\/start-\w+\.js$/, route => route.abort())
    await page.goto(`${searchPage('en')}?q=patent`)
    await expect(suggestion).toBeVisible()
  })
})

test('text typed before the scripts have loaded is searched afterwards', async ({ page }) => {
  await page.goto(searchPage('en'))
  await field(page).pressSequentially('patent')
  await answered(page, 'patent')
})
