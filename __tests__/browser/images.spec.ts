import type { Page } from '@playwright/test'
import { languages, type Language } from '../../src/config/languages'
import { localizePath } from '../../src/lib/paths'
import { stockAddress, stockImage } from '../../src/build/stock'
import { nameOf } from './support'
import { configured } from './configured'
import { expect, started, test } from './support'

const stockPhotos = 'https://photos.example.com'
const original = stockAddress(stockPhotos, 'photo-1')
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test.use({ expected: { hosts: [stockPhotos], noise: [/Failed to load resource/] } })

/** Goes from the home page to one whose pictures are photos of the stock host, without a load; tells what was asked. */
async function reachPhotos(
  page: Page,
  language: Language,
  answer: (url: URL) => { status: number; wait?: Promise<void> },
) {
  const asked: URL[] = []
  await page.route(`${stockPhotos}/**`, async route => {
    const url = new URL(route.request().url())
    asked.push(url)
    const { status, wait } = answer(url)
    await wait
    await route.fulfill({ status, contentType: 'image/gif', body: status === 200 ? pixel : '' })
  })
  await configured(page, { stockPhotos }, data =>
    JSON.stringify(JSON.parse(data), (key: string, value: unknown) =>
      key === 'image' ? stockImage(original) : key === 'original' ? original : value,
    ),
  )
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(localizePath('/contact', language))
  await started(page)
  asked.length = 0
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf('/industries', language), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(localizePath('/industries', language))
  const below = page.locator('main section img[data-main-image]').last()
  await expect(below).toBeAttached()
  return { asked, below }
}

for (const language of languages) {
  test(`a picture is asked for when it is near, shows a ground while it loads, and then itself (${language})`, async ({
    page,
  }) => {
    let release = () => {}
    const wait = new Promise<void>(resolve => (release = resolve))
    const { below } = await reachPhotos(page, language, () => ({ status: 200, wait }))
    await expect(below).not.toHaveAttribute('srcset')

    await below.scrollIntoViewIfNeeded()
    const picture = page.locator('main section img[data-main-image]').last()
    await expect(picture).toHaveAttribute('srcset', /w=640&fm=jpg&q=80 640w/)
    const ground = page.locator('main section [data-placeholder-image]').last()
    await expect(ground).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(ground).toHaveCSS('opacity', '1')
    release()
    await expect(picture).toHaveCSS('opacity', '1')
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(new URL(shown).searchParams.get('fm')).toBe('webp')
    expect([320, 640, 768, 1024, 1280, 1920]).toContain(Number(new URL(shown).searchParams.get('w')))
  })

  test(`a photo whose sizes fail is shown as it is (${language})`, async ({ page }) => {
    const { below, asked } = await reachPhotos(page, language, url => ({ status: url.search ? 500 : 200 }))
    await below.scrollIntoViewIfNeeded()
    const picture = page.locator('main section img[data-main-image]').last()
    await expect(picture).toHaveAttribute('src', original)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(picture).toHaveCSS('opacity', '1')
    expect(asked.some(url => url.search === '')).toBe(true)
  })
}
