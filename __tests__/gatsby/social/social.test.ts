import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { startDrawingSocialImages, finishSocialImages } from '../../../src/gatsby/social'
import { buildSocialImagePath } from '../../../src/gatsby/social/socialImage'
import { createTestFolder, writeInto } from '../../helpers/folders'

const root = createTestFolder()
beforeAll(() => symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules')))

const page = (path: string, title: string, picture?: string) => ({
  language: 'en',
  path,
  title,
  breadcrumb: [],
  sections: [],
  ...(picture && { picture: { src: picture } }),
})

/** Draws the social images of these pages as in a build, and returns how many were drawn. */
async function draw(nodes: object[]): Promise<number> {
  const practice = { language: 'en', name: 'Atelier', descriptor: 'Life sciences law' }
  const data = { allPractice: { nodes: [practice] }, allRouted: { nodes } }
  startDrawingSocialImages(root, (() => Promise.resolve({ data })) as unknown as BuildArgs['graphql'])
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
