import type { Page } from '@playwright/test'
import { languages, type Language } from '../../src/config/languages'
import { localizePath } from '../../src/shared/paths'
import { resolveStockPhotoUrl, buildStockPhotoImageData } from '../../src/gatsby/pictures/stockPhotos'
import { configured } from './configured'
import { content, expect, nameOf, pageWith, photo, picturesPage, started, test } from './support'

const stockPhotos = 'https://photos.example.com'

test.use({ expected: { hosts: [stockPhotos], noise: [/Failed to load resource/] } })

/**
 * Navigates client-side from the contact page to a page whose pictures are stock photos; returns the photo requests and
 * the last picture.
 */
async function reachPhotos(
  page: Page,
  language: Language,
  answer: (url: URL) => { status: number; wait?: Promise<void> },
) {
  const requests: URL[] = []
  await page.route(`${stockPhotos}/**`, async route => {
    const url = new URL(route.request().url())
    requests.push(url)
    const { status, wait } = answer(url)
    await wait
    await route.fulfill({ ...photo, status, body: status === 200 ? photo.body : '' })
  })
  // The first page keeps its pictures, which its HTML contains; its data mentions the host, so that its policy allows
  // it.
  await configured(page, { stockPhotos }, data => {
    const loaded = JSON.parse(data) as { path?: string }
    const isFirst = loaded.path === localizePath('/contact', language)
    return isFirst ? JSON.stringify({ ...loaded, stockPhotos }) : withPhotos(data)
  })
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(localizePath('/contact', language))
  await started(page)
  requests.length = 0
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf(picturesPage, language), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(localizePath(picturesPage, language))
  // Navigation scrolls to the top: scrolling earlier would be undone.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await showLastPicture(page)
  const below = page.locator('main section picture > img').filter({ visible: true }).last()
  await expect(below).toBeAttached()
  return { requests, below }
}

/** Selects the tab of the last picture, if it is in one; a click by script does not scroll. */
async function showLastPicture(page: Page) {
  await page
    .locator('main picture > img')
    .last()
    .evaluate(image => {
      const tab = image.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby')
      if (tab) document.getElementById(tab)?.click()
    })
}

/** Replaces every picture in page data by a stock photo with a URL of its own. */
function withPhotos(data: string): string {
  let count = 0
  return JSON.stringify(JSON.parse(data), (_key, value: unknown) => {
    if (!value || typeof value !== 'object' || !('image' in value && 'original' in value)) return value
    const original = resolveStockPhotoUrl(stockPhotos, `photo-${++count}`)
    return { ...value, original, image: buildStockPhotoImageData(original) }
  })
}

for (const language of languages) {
  test(`a picture is requested near the viewport and has a background colour until it has loaded (${language})`, async ({
    page,
  }) => {
    let release = () => {}
    const wait = new Promise<void>(resolve => (release = resolve))
    const { below, requests } = await reachPhotos(page, language, () => ({ status: 200, wait }))
    const original = (await below.locator('..').getAttribute('data-original')) ?? ''
    const ofIt = () => requests.filter(({ href }) => href.startsWith(`${original}?`))
    const source = () => below.evaluate((image: HTMLImageElement) => image.currentSrc)
    // A placeholder, or nothing yet.
    expect(await source()).not.toMatch(/^http/)
    expect(ofIt()).toEqual([])

    await below.scrollIntoViewIfNeeded()
    await expect.poll(ofIt).toHaveLength(1)
    await expect(below).toHaveAttribute('data-loading')
    await expect(below.locator('..')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    release()
    await expect(below).not.toHaveAttribute('data-loading')
    const shown = await source()
    expect(new URL(shown).searchParams.get('fm')).toBe('webp')
    expect([320, 640, 768, 1024, 1280, 1920]).toContain(Number(new URL(shown).searchParams.get('w')))
  })

  test(`a photo whose resized versions fail falls back to the original (${language})`, async ({ page }) => {
    const { below, requests } = await reachPhotos(page, language, url => ({ status: url.search ? 500 : 200 }))
    await below.scrollIntoViewIfNeeded()
    const original = (await below.locator('..').getAttribute('data-original')) ?? ''
    await expect(below).toHaveAttribute('src', original)
    await expect.poll(() => below.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(below).not.toHaveAttribute('data-loading')
    expect(requests.map(({ href }) => href)).toContain(original)
  })
}

for (const state of ['before', 'after'] as const)
  test(`pictures load only near the viewport, ${state} the runtime`, async ({ page }) => {
    const requests = new Set<string>()
    page.on('request', request => request.resourceType() === 'image' && requests.add(new URL(request.url()).pathname))
    if (state === 'before') await page.route('**/{webpack-runtime,framework,app}-*.js', route => route.abort())
    await page.setViewportSize({ width: 1000, height: 500 })
    await page.goto(picturesPage)
    if (state === 'after') await started(page)
    else await page.waitForLoadState('networkidle')
    await showLastPicture(page)
    const pictures = page.locator('main picture > img').filter({ visible: true })
    const shown = () =>
      pictures.evaluateAll((images: HTMLImageElement[]) =>
        images.map(image => ({
          near: image.getBoundingClientRect().top < innerHeight + 50,
          loaded: image.currentSrc.startsWith('http'),
        })),
      )
    await expect.poll(async () => (await shown()).filter(({ near, loaded }) => near !== loaded)).toEqual([])
    expect((await shown()).some(({ near }) => !near)).toBe(true)
    const before = requests.size
    await pictures.last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await shown()).at(-1)?.loaded).toBe(true)
    await expect.poll(() => requests.size).toBeGreaterThan(before)
  })

test('an article with a cover shows it in its header, and fetches no second picture for it', async ({ page }) => {
  const withCover = content.texts.find(text => text.kind === 'article' && text.frontMatter.cover)
  test.skip(!withCover, 'No article has a cover that is explained.')
  const requests: string[] = []
  page.on('request', request => request.resourceType() === 'image' && requests.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(String(withCover?.route))
  await expect(page.locator('main header').getByRole('figure')).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(requests.filter(url => /\.(png|jpe?g|webp)$/.test(url))).toEqual([])
})

for (const path of ['/blog', '/search'])
  test(`${path} shows phones its drawing, not higher than 200 px, below the search field`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const field = await page.locator('main').getByRole('searchbox').first().boundingBox()
    const drawing = await page.locator('main picture:has(> img:not([loading]))').boundingBox()
    expect(drawing?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0))
    expect(drawing?.height).toBeLessThan(200)
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1)
  })

/** The source of each picture, its srcset, and the width needed where it is shown, in px. */
const measured = (images: (HTMLElement | SVGElement)[]) =>
  (images as HTMLImageElement[])
    .filter(image => image.getClientRects().length > 0)
    .map(image => {
      const offer = image.parentElement?.querySelector('source[type]') ?? image
      const { width, height } = image.getBoundingClientRect()
      return {
        source: image.currentSrc,
        // object-fit: cover crops a picture of another aspect ratio.
        needed: Math.max(width, (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'))),
        widths: [...(offer.getAttribute('srcset') ?? '').matchAll(/(\S+) (\d+)w/g)].map(([, address = '', width]) => ({
          address,
          width: Number(width),
        })),
      }
    })

for (const path of new Set(['/', '/search', picturesPage, pageWith('tabs').route, '/blog']))
  test(`${path} fetches no picture much wider than needed, at five widths`, async ({ page }) => {
    const requests = new Set<string>()
    page.on('request', request => request.resourceType() === 'image' && requests.add(request.url()))
    for (const width of [390, 640, 800, 1100, 1440]) {
      const before = new Set(requests)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      // Printing loads every picture.
      await expect
        .poll(async () => {
          await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
          return (await page.locator('main picture > img').evaluateAll(measured)).filter(
            ({ source }) => !requests.has(source),
          )
        })
        .toEqual([])
      for (const { source, needed, widths } of await page.locator('main picture > img').evaluateAll(measured)) {
        // Browsers reuse a wider version from their cache.
        if (before.has(source)) continue
        const chosen = widths.find(({ address }) => source.endsWith(address))?.width
        const enough = Math.min(...widths.filter(({ width }) => width >= needed).map(({ width }) => width))
        expect(chosen, `${source} in a window of ${width} px`).toBeLessThanOrEqual(Math.max(enough, needed * 1.5))
      }
    }
    expect(requests.size).toBeGreaterThan(0)
  })
