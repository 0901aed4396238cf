import { articlesPerLoadMore } from '../../src/config/blog'
import { article, content, expect, started, test, words } from './support'

const articles = content.texts.filter(text => text.kind === 'article')
const inCategory = (category: string, language: string) =>
  articles.filter(article => article.language === language && article.frontMatter.category === category).length
const [first, second] = content.categories.filter(({ id }) => inCategory(id, 'en') > 0)
if (!first || !second)
  throw new Error('The blog has fewer than two categories with articles; there is nothing to filter.')

for (const [language, path] of [
  ['en', '/blog'],
  ['fr', '/fr/blog'],
] as const) {
  const { blog } = words[language]
  const showing = (count: number) =>
    (count === 1 ? blog.showing_one : blog.showing_other).replace('{{count}}', String(count))
  const total = articles.filter(article => article.language === language).length

  // One featured article plus a batch; a single remaining article is shown at once instead of a “load more” button.
  const atFirst = total <= 2 + articlesPerLoadMore ? total : 1 + articlesPerLoadMore

  test(`filtering by category updates the URL without scrolling, and Back undoes it (${language})`, async ({
    page,
  }) => {
    await page.goto(path)
    await started(page)
    const categories = page.getByRole('navigation', { name: blog.categories })
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true })

    await categories.getByRole('link', { name: first.name[language] }).evaluate(link => link.scrollIntoView())
    const place = await page.evaluate(() => scrollY)
    await categories.getByRole('link', { name: first.name[language] }).click()
    await expect(page).toHaveURL(`${path}?category=${first.id}`)
    await expect(cards).toHaveCount(inCategory(first.id, language))
    await expect(page.getByRole('heading', { level: 2, name: first.name[language] })).toBeVisible()
    await expect(page.getByText(showing(inCategory(first.id, language)))).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await expect(page.getByRole('button', { name: blog.loadMore })).toHaveCount(0)
    // The number of articles is announced, and not also a page, in English.
    await expect(page.locator('#gatsby-announcer')).toHaveText('')

    await categories.getByRole('link', { name: second.name[language] }).click()
    await expect(page.getByText(showing(inCategory(second.id, language)))).toBeVisible()
    await expect(cards).toHaveCount(inCategory(second.id, language))

    await page.goBack()
    await expect(page).toHaveURL(`${path}?category=${first.id}`)
    await expect(cards).toHaveCount(inCategory(first.id, language))
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(cards).toHaveCount(atFirst)
  })

  test(`Back from a category selected before scripts start restores the scroll position (${language})`, async ({
    page,
  }) => {
    await page.goto(path)
    const link = page
      .getByRole('navigation', { name: blog.categories })
      .getByRole('link', { name: first.name[language] })
    await link.evaluate(link => link.scrollIntoView())
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    await link.click()
    await expect(page).toHaveURL(`${path}?category=${first.id}`)
    await started(page)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test(`Back before the data of the page has arrived shows all articles again (${language})`, async ({ page }) => {
    let deliver = () => {}
    const delivered = new Promise<void>(resolve => (deliver = resolve))
    await page.route('**/page-data.json*', route => delivered.then(() => route.continue()))
    const asked = page.waitForRequest('**/page-data.json*')
    await page.goto(path)
    await page
      .getByRole('navigation', { name: blog.categories })
      .getByRole('link', { name: first.name[language] })
      .click()
    await expect(page).toHaveURL(`${path}?category=${first.id}`)
    await asked
    await page.goBack()
    await expect(page).toHaveURL(path)
    deliver()
    await started(page)
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(atFirst)
  })

  test(`a category URL shows only its articles; an unknown category offers all articles (${language})`, async ({
    page,
  }) => {
    await page.goto(`${path}?category=${second.id}`)
    await started(page)
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(
      inCategory(second.id, language),
    )

    await page.goto(`${path}?category=no-such-category`)
    await started(page)
    await expect(page.getByText(blog.none)).toBeVisible()
    await page.getByRole('link', { name: blog.showAll }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(atFirst)
  })
}

test('the share button copies the canonical URL of the article', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/fr${article}`)
  await started(page)
  await page.getByRole('button', { name: words.fr.share.copy }).click()
  await expect(page.getByRole('status').filter({ hasText: words.fr.share.copied })).toBeVisible()
  const url = `${content.practice.website}/fr${article}`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
})

test('a source number scrolls to its source', async ({ page }) => {
  await page.goto(article)
  await started(page)
  const number = page.locator('main sup a').first()
  const target = (await number.getAttribute('href')) ?? ''
  await number.click()
  await expect(page.locator(target)).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lists every article even with a category in the URL, and no load-more button', async ({ page }) => {
    await page.goto(`/fr/blog?category=${first.id}`)
    const total = articles.filter(({ language }) => language === 'fr').length
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(total)
    await expect(page.getByRole('button', { name: words.fr.blog.loadMore })).toBeHidden()
  })
})
