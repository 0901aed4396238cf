import { article, content, expect, guide, pageWith, started, test } from './support'

const { website, name } = content.practice

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  for (const [path, language] of [
    [article, 'en'],
    [`/fr${guide}`, 'fr'],
  ] as const) {
    test(`${path} prints dark on white with its URL and sources, and without navigation, forms or pictures`, async ({
      page,
    }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const title = page.getByRole('heading', { level: 1 })
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(title).toHaveCSS('color', 'rgb(20, 48, 47)')
      await expect(page.locator('h1 >> xpath=ancestor::header')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.getByText(`${website}${path}`, { exact: true })).toBeVisible()
      await expect(page.getByText(name[language], { exact: true }).filter({ visible: true })).toHaveCount(1)
      await expect(page.locator('#sources')).toBeVisible()
      await expect(page.locator('nav, button, form, footer, picture').filter({ visible: true })).toHaveCount(0)
    })
  }

  test('URLs are printed for source links only', async ({ page }) => {
    await page.goto(guide)
    await page.emulateMedia({ media: 'print' })
    const printed = await page
      .locator('main a[href^="https://"]')
      .evaluateAll(links =>
        links.map(link => [
          Boolean(link.closest('[aria-labelledby=sources]')),
          getComputedStyle(link, '::after').content,
        ]),
      )
    expect(printed.filter(([source, after]) => source !== (after !== 'none'))).toEqual([])
    expect(printed.some(([source]) => source)).toBe(true)
  })

  test('all tab panels are printed with a heading, without the tabs and pictures', async ({ page }) => {
    const { route, section } = pageWith('tabs')
    const all = section.items.length
    await page.goto(`/fr${route}`)
    await started(page)
    const panels = page.locator('[role=tabpanel]')
    await expect(panels.filter({ visible: true })).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(panels.filter({ visible: true })).toHaveCount(all)
    await expect(panels.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(all)
    await expect(page.locator('[role=tablist]')).toBeHidden()
    await expect(panels.locator('picture').filter({ visible: true })).toHaveCount(0)
  })

  test('the answers of closed questions are printed', async ({ page }) => {
    await page.goto(pageWith('accordion').route)
    const shown = () =>
      page
        .locator('main details:not([open])')
        .evaluateAll(questions =>
          questions.map(question => getComputedStyle(question, '::details-content').contentVisibility),
        )
    expect(new Set(await shown())).toEqual(new Set(['hidden']))
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => new Set(await shown())).toEqual(new Set(['visible']))
  })
})
