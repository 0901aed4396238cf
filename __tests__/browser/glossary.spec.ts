import { findGlossaryRoute } from '../../src/gatsby/nodes/glossary'
import { languageDetails, languages, type Language } from '../../src/config/languages'
import { localizePath } from '../../src/shared/paths'
import { words } from './content'
import { content, expect, loaderListens, started, test, withoutStarter } from './support'

/** Visibility of the definition tooltip of a term. */
const bubble = (element: Element) => getComputedStyle(element, '::after').visibility

for (const language of languages) test.describe(language, () => testsIn(language))

function testsIn(language: Language): void {
  const glossary = localizePath(String(findGlossaryRoute(content)), language)
  /** An article with a marked term. */
  const text = content.texts.find(
    text => text.language === language && text.kind === 'article' && /<Term /.test(text.body),
  )
  const article = localizePath(String(text?.route), language)

  test('letters and abbreviations scroll to terms by keyboard without the deferred loader', async ({ page }) => {
    await withoutStarter(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(glossary)
    const letters = page.getByRole('navigation', { name: words[language].text.contents }).getByRole('link')
    const last = letters.last()
    await last.focus()
    await page.keyboard.press('Enter')
    const place = String(await last.getAttribute('href'))
    await expect(page).toHaveURL(new RegExp(`${place}$`))
    await expect(page.locator(place)).toBeInViewport()
    await page.getByText(words[language].glossary.abbreviations).focus()
    await page.keyboard.press('Enter')
    const short = page.locator('main details a').first()
    await expect(short).toBeVisible()
    await short.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(String(await short.getAttribute('href')))).toBeInViewport()
  })

  test('lights the last letter whose heading has passed the letters', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(glossary)
    const letters = page.getByRole('navigation', { name: words[language].text.contents }).getByRole('link')
    const lit = () =>
      letters.evaluateAll(links =>
        links.flatMap(link =>
          getComputedStyle(link).backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [link.textContent],
        ),
      )
    const [first, second] = await letters.allTextContents()
    const scrollTo = (letter: string | undefined, top: number) =>
      page.locator(`#letter-${letter?.toLowerCase()}`).evaluate((heading, top) => {
        scrollBy(0, heading.getBoundingClientRect().top - top)
      }, top)
    await scrollTo(second, 500)
    await expect.poll(lit).toEqual([first])
    await scrollTo(second, 140)
    await expect.poll(lit).toEqual([second])
    await letters.nth(2).click()
    await expect.poll(lit).toEqual([await letters.nth(2).textContent()])
  })

  test('shows definitions, and folds their references on wide screens only', async ({ page }) => {
    await page.goto(glossary)
    const entry = page.locator(`#${content.terms[0]?.id}`).locator('..')
    const source = entry.locator('dl').last()
    await expect(entry.locator('p').first()).toBeVisible()
    await expect(source).toBeHidden()
    await entry.getByText(words[language].glossary.references).click()
    await expect(source).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const next = page.locator(`#${content.terms[1]?.id}`).locator('..')
    await next.locator('summary').first().click()
    await expect(next.locator('dl').last()).toBeVisible()
    await expect(next.getByText(words[language].glossary.references)).toBeHidden()
  })

  test('a term in an article shows its definition on hover and focus until Escape, and links to its entry', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(article)
    const term = page.locator('main dfn a').first()
    expect(await term.evaluate(bubble)).toBe('hidden')
    await term.scrollIntoViewIfNeeded()
    await term.hover()
    await expect.poll(() => term.evaluate(bubble)).toBe('visible')
    await page.keyboard.press('Escape')
    await expect.poll(() => term.evaluate(bubble)).toBe('hidden')
    // It also shows on keyboard focus.
    await page.mouse.move(0, 0)
    await term.evaluate(element => (element as HTMLElement).focus({ focusVisible: true } as FocusOptions))
    await expect.poll(() => term.evaluate(bubble)).toBe('visible')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const place = String(await term.getAttribute('href'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${place}$`))
    await expect(page.locator(place.slice(place.indexOf('#')))).toBeInViewport()
  })

  test('a definition stays while the pointer is over it', async ({ page }) => {
    await page.goto(article)
    const term = page.locator('main dfn a').first()
    await term.scrollIntoViewIfNeeded()
    await term.hover()
    await expect.poll(() => term.evaluate(bubble)).toBe('visible')
    const { left, bottom, height } = await term.evaluate(element => {
      const line = [...element.getClientRects()].at(-1) as DOMRect
      const { width, height } = getComputedStyle(element, '::after')
      const block = (element.closest('p, li, td') as HTMLElement).getBoundingClientRect()
      return {
        left: block.left + (block.width - parseFloat(width)) / 2 + parseFloat(width) / 2,
        bottom: line.bottom,
        height: parseFloat(height),
      }
    })
    await page.mouse.move(left, bottom + height / 2, { steps: 8 })
    await page.waitForTimeout(600)
    expect(await term.evaluate(bubble)).toBe('visible')
  })

  test('on phones, a term in an article opens and marks its entry without a full load', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(article)
    await started(page)
    await page.locator(`main a[href^="${glossary}#"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${glossary}#`))
    const place = new URL(page.url()).hash
    await expect(page.locator(`${place} ~ details > p`)).toBeVisible()
    expect(await page.evaluate(() => 'appStarted' in window)).toBe(true)
    const unmarked = 'rgba(0, 0, 0, 0)'
    await expect(page.locator(`${place} > span`)).not.toHaveCSS('background-color', unmarked)
    // Not with the pointer: scrolling up to the letters brings back the header, which moves them under it.
    await page.locator('main nav a[href^="#"]').first().press('Enter')
    await expect(page.locator(`${place} > span`)).toHaveCSS('background-color', unmarked)
  })

  test('the language switch keeps the term', async ({ page }) => {
    const id = content.terms[0]?.id
    await page.goto(`${glossary}#${id}`)
    await loaderListens(page)
    const other = languages.find(each => each !== language) ?? language
    await page.getByRole('link', { name: languageDetails[other].name, exact: true }).first().click()
    await expect(page).toHaveURL(`${localizePath(String(findGlossaryRoute(content)), other)}#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })
}
