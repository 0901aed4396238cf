import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { chooseImageOptions } from '../../../src/gatsby/pictures/imageOptions'
import { createTestFolder } from '../../helpers/folders'

const folder = createTestFolder()
const cache = join(folder, 'cache')
const optionsFor = (file: string) => chooseImageOptions(file, cache)

const [width, height] = [640, 400]

/** Simulates a photograph with gradients and pseudo-random noise, identical in each run. */
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

it('keeps a drawing in its own format and adds WebP for a photograph', async () => {
  await drawing().png().toFile(join(folder, 'drawing.png'))
  await photograph().png().toFile(join(folder, 'photograph.png'))
  expect((await optionsFor(join(folder, 'drawing.png'))).formats).toEqual(['auto'])
  expect((await optionsFor(join(folder, 'photograph.png'))).formats).toEqual(['auto', 'webp'])
})

it('adds no format for a WebP picture', async () => {
  await photograph().webp().toFile(join(folder, 'photograph.webp'))
  expect((await optionsFor(join(folder, 'photograph.webp'))).formats).toEqual(['auto'])
})

it('adds WebP only if it is not larger at any width', async () => {
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

it('uses the dominant colour as placeholder, but none for a transparent picture', async () => {
  expect((await optionsFor(join(folder, 'photograph.png'))).placeholder).toBe('dominantColor')
  expect((await optionsFor(join(folder, 'drawing.png'))).placeholder).toBe('none')
})

it('caches the options of a picture until its bytes change, and ignores a damaged cache file', async () => {
  const file = join(folder, 'again.png')
  await drawing().negate().png().toFile(file)
  const before = readdirSync(cache)
  const options = await optionsFor(file)
  const [cacheFile = ''] = readdirSync(cache).filter(name => !before.includes(name))
  expect(JSON.parse(readFileSync(join(cache, cacheFile), 'utf8'))).toEqual({
    formats: options.formats,
    placeholder: options.placeholder,
  })
  writeFileSync(join(cache, cacheFile), JSON.stringify({ formats: ['as kept'], placeholder: 'none' }))
  expect((await optionsFor(file)).formats).toEqual(['as kept'])
  writeFileSync(join(cache, cacheFile), '{ cut short')
  expect((await optionsFor(file)).formats).toEqual(options.formats)
  await photograph().png().toFile(file)
  expect((await optionsFor(file)).formats).toEqual(['auto', 'webp'])
})
