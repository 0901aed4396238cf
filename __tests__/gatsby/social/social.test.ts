import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startDrawingSocialImages, finishSocialImages } from '../../../src/gatsby/social'
import type { SocialCardContent } from '../../../src/gatsby/social/cardContents'
import { buildSocialImagePath } from '../../../src/gatsby/social/socialImage'
import { createTestFolder, writeInto } from '../../helpers/folders'

const root = createTestFolder()
const code = ['src/config/palette.ts', 'src/gatsby/social/cardRenderer.ts', 'src/shared/figures/covers/coverArt.ts']
beforeAll(() => {
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  code.forEach(file => writeInto(root, file))
})

const page = (path: string, title: string, artwork?: string): SocialCardContent => ({
  path,
  title,
  kind: '',
  practice: 'Atelier',
  descriptor: 'Life sciences law',
  artwork,
})

/** Draws the social images of these pages as in a build, and returns how many were drawn. */
async function draw(cards: SocialCardContent[]): Promise<number> {
  startDrawingSocialImages(root, cards)
  return (await finishSocialImages(root)).drawn
}
const imageFile = (path: string) => join(root, 'public', buildSocialImagePath(path))

it('draws each page once, redraws changed pages, and removes images of deleted pages', async () => {
  const [home, about] = [page('/', 'Law'), page('/about', 'Who we are')]
  expect(await draw([home, about])).toBe(2)
  for (const path of ['/', '/about'])
    expect(readFileSync(imageFile(path)).subarray(0, 2)).toEqual(Buffer.from([255, 216]))
  expect(await draw([home, about])).toBe(0)
  expect(await draw([page('/', 'The law')])).toBe(1)
  expect([existsSync(imageFile('/')), existsSync(imageFile('/about'))]).toEqual([true, false])
  expect(readdirSync(join(root, '.cache/social'))).toHaveLength(1)
})

it.each(code)('draws all again when %s changes', async file => {
  const cards = [page('/', 'Law')]
  await draw(cards)
  writeInto(root, file, 'changed')
  expect([await draw(cards), await draw(cards)]).toEqual([1, 0])
})

it('draws letters and signs that the fonts of the site lack, each as itself', async () => {
  const signs = ['α', 'β', '≥', '→', 'Ł', 'ș']
  const paths = signs.map((_, index) => `/sign-${index}`)
  await draw(signs.map((sign, index) => page(paths[index] ?? '', sign)))
  // A missing glyph would be the same box in each.
  expect(new Set(paths.map(path => readFileSync(imageFile(path)).toString('base64'))).size).toBe(signs.length)
})

it('rejects with the name of an unreadable picture, and leaves no partial file', async () => {
  writeInto(root, 'content/broken.png', 'no picture')
  await expect(draw([page('/', 'Broken', 'broken.png')])).rejects.toThrow(/broken\.png|unsupported/i)
  expect(readdirSync(join(root, '.cache/social')).filter(name => name.endsWith('.part'))).toEqual([])
})
