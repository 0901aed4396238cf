import { languages } from '../../src/config/languages'
import { localizePath } from '../../src/shared/paths'
import { article, content, expect, test, words } from './support'

const guide = content.texts.find(text => text.kind === 'document' && text.frontMatter.category === 'service')

test('the table of contents is collapsed on a phone, open on a wide screen, and marks the current section', async ({
  page,
}) => {
  const { contents } = words.fr.text
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/fr${article}`)
  const list = page.getByRole('navigation', { name: contents })
  const links = list.locator('a')
  const count = await links.count()
  await expect(links.first()).toBeHidden()
  await list.getByText(`${contents} (${count})`).click()
  await expect(links).toHaveCount(count)
  await expect(links.first()).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`/fr${article}`)
  await expect(links.last()).toBeVisible()
  const target = (await links.nth(1).getAttribute('href')) ?? ''
  await page.locator(target).evaluate(heading => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(list.locator('a:target-current')).toHaveAttribute('href', target)
})

test('sources are collapsed on a phone until a source number is clicked, and open on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/fr${article}`)
  const source = page.getByRole('region', { name: words.fr.text.sources }).getByRole('listitem').first()
  await expect(source).toBeHidden()
  await page.locator('main sup a').first().click()
  await expect(source).toBeInViewport()
  await page.goto('/fr')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`/fr${article}`)
  await expect(source).toBeVisible()
})

test('a legal text folds its sections on a phone, opens the one that the address names, and shows all when wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const legal = content.texts.filter(text => text.kind === 'document' && text.frontMatter.category === 'legal')
  let address = ''
  for (const { route } of legal) {
    await page.goto(localizePath(route, 'fr'))
    if (await page.locator('main .folded-section').count()) address = new URL(page.url()).pathname
  }
  if (!address) throw new Error('The content has no legal document with many sections, which this test is about.')
  await page.goto(address)
  const sections = page.locator('main .folded-section')
  const text = (index: number) => sections.nth(index).locator('p, li').first()
  const title = (index: number) => sections.nth(index).getByRole('heading', { level: 2 })
  await expect(title(1)).toBeVisible()
  await expect(text(1)).toBeHidden()
  await sections.nth(1).locator('summary').first().click()
  await expect(text(1)).toBeVisible()
  await expect(text(2)).toBeHidden()

  await page.goto(`${address}#${await title(2).getAttribute('id')}`)
  await expect(text(2)).toBeInViewport()

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(address)
  for (let index = 0; index < (await sections.count()); index += 1) await expect(text(index)).toBeVisible()
})

for (const width of [390, 1280])
  test(`sections of a text begin at one distance, after a box too (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/fr${guide?.route ?? article}`)
    const gaps = await page.locator('main article h2').evaluateAll(headings =>
      headings.flatMap(heading => {
        const previous = heading.previousElementSibling
        const gap = heading.getBoundingClientRect().top - (previous?.getBoundingClientRect().bottom ?? 0)
        return previous?.matches('aside, [role=note], p, ul, ol') ? [Math.round(gap)] : []
      }),
    )
    expect(gaps.length).toBeGreaterThan(2)
    expect(new Set(gaps).size).toBe(1)
  })

test('on a phone the title of a text is at least a tenth larger than those of its sections', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { route } of content.texts.filter(({ language }) => language === 'fr')) {
    await page.goto(localizePath(route, 'fr'))
    const [title = 0, section = 1] = await page
      .locator('main article :is(h1, h2[id]):not(nav *)')
      .evaluateAll(headings => headings.map(heading => parseFloat(getComputedStyle(heading).fontSize)))
    expect(title / section, route).toBeGreaterThanOrEqual(1.1)
  }
})

test('on a wide screen what has edges is as wide as its column, and running text has the measure of a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/fr${article}`)
  const measure = (selector: string) =>
    page.locator(`main article ${selector}`).evaluateAll(blocks => {
      const boxes = blocks.map(block => block.getBoundingClientRect())
      return [...new Set(boxes.map(({ left, width }) => `${Math.round(left)} ${Math.round(width)}`))]
    })
  // The author below the text has columns of its own.
  const [wide, ...otherWide] = await measure(':is(h2[id]:not(#author), figure, aside):not(header *, nav *)')
  expect(otherWide).toEqual([])
  // A list of subjects and their texts is a ledger.
  const [text, ...otherTexts] = await measure('h2:not(#author) ~ :is(p, ul:not(.titled))')
  expect(otherTexts).toEqual([])
  const [left, width] = (wide ?? '').split(' ').map(Number)
  const [textLeft, textWidth] = (text ?? '').split(' ').map(Number)
  expect(textLeft).toBe(left)
  expect(textWidth).toBeLessThan((width ?? 0) * 0.9)
})

const calling = content.texts.filter(({ kind, body }) => kind === 'article' && body.includes('<CallToAction'))

for (const language of languages)
  test(`each article with calls to action has exactly one in the middle half of its text (${language})`, async ({
    page,
  }) => {
    for (const { route } of calling.filter(text => text.language === language)) {
      await page.goto(localizePath(route, language))
      const places = await page
        .locator('main article aside:has(a)')
        .evaluateAll(calls =>
          calls.map(
            call =>
              [...(call.parentElement?.children ?? [])].indexOf(call) / (call.parentElement?.childElementCount ?? 1),
          ),
        )
      expect(
        places.filter(place => place > 0.25 && place < 0.75),
        route,
      ).toHaveLength(1)
    }
  })

test('an article explains its cover, and its card shows the same drawing', async ({ page }) => {
  const covered = content.texts.flatMap(text =>
    text.kind === 'article' && text.language === 'fr' && text.frontMatter.cover ? [text] : [],
  )
  const [first] = covered
  if (!first) throw new Error('No article in French has a cover, which this test is about.')
  const path = localizePath(first.route, 'fr')
  await page.goto(path)
  const figure = page.getByRole('figure').filter({ hasText: first.frontMatter.cover?.reading })
  const drawn = await figure.locator('svg').innerHTML()
  await page.goto('/fr/blog')
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) })
  // Beside it is the drawing for thumbnails.
  await expect.poll(() => card.locator('svg > svg').first().innerHTML()).toBe(drawn)
})

test('a guide ends with print, download, a call to action and related pages', async ({ page, request }) => {
  if (!guide) throw new Error('The site has no guide, which this test is about.')
  const { language, route } = guide
  await page.goto(localizePath(route, language))
  const { share, call, related } = words[language]
  // In the header, and at the end.
  const print = page.getByRole('button', { name: share.print })
  await expect(print).toHaveCount(2)
  await expect(print.last()).toBeVisible()
  const download = await page.getByRole('link', { name: share.text }).getAttribute('href')
  expect((await request.get(download ?? '')).headers()['content-type']).toMatch(/^text\/markdown/)
  await expect(page.getByRole('region', { name: call.title.matter }).getByRole('link').first()).toBeVisible()
  expect(await page.getByRole('region', { name: related.title }).getByRole('link').count()).toBeGreaterThan(1)
})

test('the lists of a guide’s stages are folded on a phone, under their headings, and shown on a wide screen', async ({
  page,
}) => {
  if (!guide) throw new Error('The site has no guide, which this test is about.')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(localizePath(guide.route, guide.language))
  const stage = page.locator('article .folded').first()
  const item = stage.getByRole('listitem').first()
  await expect(stage.getByRole('heading')).toBeVisible()
  await expect(item).toBeHidden()
  await stage.locator('summary').click()
  await expect(item).toBeVisible()
  await page.reload()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(item).toBeVisible()
})

test('number columns stay side by side and end-aligned at 320 px', async ({ page }) => {
  const text = content.texts.find(
    ({ body, language }) => language === 'fr' && /^\|[^|]*\|\s*\d+\s*\|\s*\d+\s*\|$/m.test(body),
  )
  if (!text) throw new Error('No text in French has a table of figures.')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(localizePath(text.route, 'fr'))
  const cells = page
    .locator('main table')
    .filter({ has: page.locator('td.figures + td.figures') })
    .first()
    .locator('td.figures')
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()]
  expect(first?.y).toBe(second?.y)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(320)
  await expect(cells.first()).toHaveCSS('text-align', 'end')
})
