import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { chooseImageOptions as weighed } from '../../../src/gatsby/pictures/imageOptions'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const kept = join(folder, 'kept')
const optionsFor = (file: string) => weighed(file, kept)
afterAll(() => rmSync(folder, { recursive: true }))

const [width, height] = [640, 400]

/** A picture as a camera gives it: soft light and some noise; the same at each run. */
function photograph() {
  let seed = 7
  const noise = () => ((seed = (seed * 16807) % 2147483647) / 2147483647) * 24
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return [90 + 80 * Math.sin(x / 90) + noise(), 100 + 70 * Math.cos(y / 70) + noise(), 120 + noise()]
  })
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 3 } })
}

/** Flat colours with hard edges. */
const drawing = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#123"/>${Array.from(
        { length: 30 },
        (_, index) => `<path d="M0 ${index * 13}L${width} ${index * 9}" stroke="#c84" fill="none"/>`,
      ).join('')}</svg>`,
    ),
  )

it('offers a drawing as what it is, and a photograph as WebP, too', async () => {
  await drawing().png().toFile(join(folder, 'drawing.png'))
  await photograph().png().toFile(join(folder, 'photograph.png'))
  expect((await optionsFor(join(folder, 'drawing.png'))).formats).toEqual(['auto'])
  expect((await optionsFor(join(folder, 'photograph.png'))).formats).toEqual(['auto', 'webp'])
})

it('has nothing to add to a picture that is WebP', async () => {
  await photograph().webp().toFile(join(folder, 'photograph.webp'))
  expect((await optionsFor(join(folder, 'photograph.webp'))).formats).toEqual(['auto'])
})

it('weighs a picture at every width when its formats are close', async () => {
  const file = join(folder, 'photograph.jpg')
  await photograph().jpeg({ quality: 95 }).toFile(file)
  const lighter = await Promise.all(
    [320, 640].map(async side => {
      const sized = sharp(file).resize(side)
      const [plain, webp] = await Promise.all([
        sized.clone().jpeg({ quality: 80, progressive: true }).toBuffer(),
        sized.clone().webp({ quality: 80 }).toBuffer(),
      ])
      return webp.length <= plain.length
    }),
  )
  expect((await optionsFor(file)).formats.includes('webp')).toBe(lighter.every(Boolean))
})

it('gives a picture a ground of its own colour, but not where the page shines through', async () => {
  expect((await optionsFor(join(folder, 'photograph.png'))).placeholder).toBe('dominantColor')
  expect((await optionsFor(join(folder, 'drawing.png'))).placeholder).toBe('none')
})

it('weighs a picture once, until its bytes are others', async () => {
  const file = join(folder, 'again.png')
  await drawing().negate().png().toFile(file)
  const before = readdirSync(kept)
  const found = await optionsFor(file)
  const [answer = ''] = readdirSync(kept).filter(name => !before.includes(name))
  expect(JSON.parse(readFileSync(join(kept, answer), 'utf8'))).toEqual({
    formats: found.formats,
    placeholder: found.placeholder,
  })
  writeFileSync(join(kept, answer), JSON.stringify({ formats: ['as kept'], placeholder: 'none' }))
  expect((await optionsFor(file)).formats).toEqual(['as kept'])
  writeFileSync(join(kept, answer), '{ cut short')
  expect((await optionsFor(file)).formats).toEqual(found.formats)
  await photograph().png().toFile(file)
  expect((await optionsFor(file)).formats).toEqual(['auto', 'webp'])
})
