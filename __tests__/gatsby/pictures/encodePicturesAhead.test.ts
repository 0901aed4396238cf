import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { encodePicturesAhead, type EncodingJob } from '../../../src/gatsby/pictures/encodePicturesAhead'
import { createTestFolder } from '../../helpers/folders'

const root = createTestFolder()
const photograph = join(root, 'content/images/photograph.jpg')
const broken = join(root, 'content/images/broken.png')
const options = { stripMetadata: true, failOn: 'warning', useMozJpeg: false, defaultQuality: 50 }

/** Writes the name of the size instead of its pixels. */
const encode = ({ operations }: EncodingJob) => {
  operations.forEach(({ outputPath, args }) => writeFileSync(outputPath, `${args.width}x${args.height}`))
  return Promise.resolve()
}
const wanted = (change = {}) => ({
  outputPath: join(root, 'public/static/1/photograph.jpg'),
  args: { width: 320, height: 240, cropFocus: 17, fit: 'cover', toFormat: 'jpg', quality: 80, ...change },
})

beforeAll(async () => {
  mkdirSync(join(root, 'content/images'), { recursive: true })
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#345' } }).toFile(photograph)
  writeFileSync(broken, 'not a picture')
})

it('hands over a size that was encoded ahead, once it is wanted exactly so', async () => {
  const take = await encodePicturesAhead(root, encode)
  expect(await take(photograph, wanted({ quality: 60 }), options)).toBe(false)
  expect(await take(photograph, wanted(), { ...options, stripMetadata: false })).toBe(false)
  expect(await take(broken, wanted(), options)).toBe(false)
  expect(await take(photograph, wanted(), options)).toBe(true)
  expect(readFileSync(wanted().outputPath, 'utf8')).toBe('320x240')
})

it('leaves a size that could not be encoded to the build', async () => {
  const take = await encodePicturesAhead(root, () => Promise.reject(new Error()))
  expect(await take(photograph, wanted(), options)).toBe(false)
})

it('encodes nothing ahead when Gatsby has a cache and asks for new pictures only', async () => {
  mkdirSync(join(root, '.cache/caches-lmdb'), { recursive: true })
  const take = await encodePicturesAhead(root, () => Promise.reject(new Error('It was asked to encode.')))
  expect(await take(photograph, wanted(), options)).toBe(false)
  expect(existsSync(join(root, 'node_modules/.cache/pictures'))).toBe(false)
})
