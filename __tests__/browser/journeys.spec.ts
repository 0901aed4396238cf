import { languageDetails } from '../../src/config/languages'
import { content, expect, menuGroup, pageWith, started, test, withoutStarter, words } from './support'

const priced = pageWith('plans')
const tabbed = pageWith('tabs')
const accordionPage = pageWith('accordion')
const notFound = content.pages.find(({ route }) => route === '/404')?.page.sections[0]

test('links lead from the home page to the prices and on to the contact page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr')
  await started(page)
  const main = page.getByRole('main')
  await main.locator(`a[href^="/fr${priced.route}"]`).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`/fr${priced.route}`))
  await expect(page.locator(`#${priced.section.id}`).getByRole('radio')).toHaveCount(priced.section.items.length)
  await page.locator(`#${priced.section.id}`).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/fr\/contact/)
  await expect(page.locator(`main a[href="tel:${content.practice.phone}"]`).first()).toBeVisible()
})

test('section links navigate without a full load, and Back restores the scroll position, also after a reload', async ({
  page,
}) => {
  await page.goto('/')
  await started(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const stays = () => page.evaluate(() => 'stays' in window)
  const links = page.locator('main > section:nth-of-type(n + 2) a[href^="/"]:not([data-load])')
  for (const link of [links.first(), links.last()]) {
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(address)
    expect(await stays()).toBe(true)
    await page.goBack()
    await expect(link).toBeInViewport()
    expect(await stays()).toBe(true)
  }
  await links.last().click()
  await page.waitForURL(url => url.pathname !== '/')
  await page.reload()
  await started(page)
  await page.goBack()
  await expect(links.last()).toBeInViewport()
  await expect(page.locator('main > section:empty')).toHaveCount(0)
})

for (const [path, language] of [
  ['/nowhere', 'en'],
  ['/fr/nulle-part', 'fr'],
  ['/en/nowhere', 'en'],
  ['/fr/nulle-part?utm_source=lettre%20d%E2%80%99avril&x=1', 'fr'],
] as const) {
  const title = notFound?.type === 'hero' ? notFound.title[language] : ''
  test(`${path} shows the not-found page in the language of the path`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await started(page)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`)
    const other = page.getByRole('link', { name: languageDetails[language === 'fr' ? 'en' : 'fr'].name })
    await other.dispatchEvent('click', { cancelable: true, ctrlKey: true })
    const there = language === 'fr' ? path.slice(3) : `/fr${path.replace(/^\/en/, '')}`
    await expect(other).toHaveAttribute('href', new RegExp(`${there.replace(/\?/, '\\?')}$`))
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(language === 'fr' ? '/fr' : '/')
  })
}

for (const [language, prefix, { name: other }] of [
  ['en', '', languageDetails.fr],
  ['fr', '/fr', languageDetails.en],
] as const) {
  const { items } = tabbed.section
  test(`a chosen theme is kept after a reload without the deferred loader (${language})`, async ({ page }) => {
    await page.goto(prefix || '/')
    await started(page)
    const { theme, themes } = words[language].frame
    const label = theme.replace('{{current}}', themes.light).replace('{{next}}', themes.dark)
    await page.getByRole('button', { name: new RegExp(themes.system) }).click()
    await page.getByRole('button', { name: label }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await withoutStarter(page)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test(`the language switch keeps the query and the hash (${language})`, async ({ page }) => {
    const place = `${priced.route}?from=letter#${priced.section.id}`
    await page.goto(`${prefix}${place}`)
    await started(page)
    await page.getByRole('link', { name: other }).click()
    const there = language === 'en' ? '/fr' : ''
    await expect(page).toHaveURL(`${there}${place}`)
  })

  test(`arrow keys and clicks select exactly one tab (${language})`, async ({ page }) => {
    await page.goto(`${prefix}${tabbed.route}`)
    await started(page)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(items.length)
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await tabs.nth(1).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveAttribute('id', items[1]?.id ?? '')
  })

  test(`an open question can be closed again (${language})`, async ({ page }) => {
    await page.goto(`${prefix}${accordionPage.route}`)
    await started(page)
    // The first may be open from the start.
    const question = page.getByRole('main').locator('details').last()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await question.locator('summary').click()
    await expect(question).not.toHaveAttribute('open')
  })
}

test('Escape closes a menu group and focuses its label', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await started(page)
  const name = page.getByRole('navigation', { name: words.en.frame.mainMenu }).getByText(menuGroup.name.en, {
    exact: true,
  })
  await name.click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await expect(page.locator('details[name="main-menu"][open]')).toHaveCount(0)
})

test('the first Tab focuses the skip link, which moves the focus to the main content', async ({ page }) => {
  await page.goto('/fr')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.fr.frame.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a URL with a question’s hash opens the question', async ({ page }) => {
  const id = accordionPage.section.items.at(-1)?.id
  await page.goto(`/fr${accordionPage.route}#${id}`)
  await started(page)
  await expect(page.locator('details', { has: page.locator(`[id="${id}"]`) })).toHaveAttribute('open')
})
