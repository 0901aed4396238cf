import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { startEncodingPicturesAhead, type EncodingJob } from '../../../src/gatsby/pictures/startEncodingPicturesAhead'
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
  for (const folder of ['content/images', 'node_modules']) mkdirSync(join(root, folder), { recursive: true })
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#345' } }).toFile(photograph)
  writeFileSync(broken, 'not a picture')
})

it('hands over a size that was encoded ahead, once it is wanted exactly so', async () => {
  const take = await startEncodingPicturesAhead(root, encode)
  expect(await take(photograph, wanted({ quality: 60 }), options)).toBe(false)
  expect(await take(photograph, wanted(), { ...options, stripMetadata: false })).toBe(false)
  expect(await take(broken, wanted(), options)).toBe(false)
  expect(await take(photograph, wanted(), options)).toBe(true)
  expect(readFileSync(wanted().outputPath, 'utf8')).toBe('320x240')
})

it('leaves a size that could not be encoded to the build', async () => {
  const take = await startEncodingPicturesAhead(root, () => Promise.reject(new Error()))
  expect(await take(photograph, wanted(), options)).toBe(false)
})

it('hands over nothing of another build that runs at the same time and shares node_modules', async () => {
  const other = createTestFolder()
  const here = createTestFolder()
  const size = { ...wanted(), outputPath: join(here, 'public/photograph.jpg') }
  for (const copy of [here, other]) {
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  }
  const take = await startEncodingPicturesAhead(here, encode)
  await startEncodingPicturesAhead(other, () => Promise.resolve())
  expect(await take(join(here, 'content/images/photograph.jpg'), size, options)).toBe(true)
})

it('leaves a size that has vanished to the build', async () => {
  const take = await startEncodingPicturesAhead(root, () => Promise.resolve())
  expect(await take(photograph, wanted(), options)).toBe(false)
})

it('encodes nothing ahead when Gatsby has a cache and asks for new pictures only', async () => {
  mkdirSync(join(root, '.cache/caches-lmdb'), { recursive: true })
  const ask = jest.fn(encode)
  const take = await startEncodingPicturesAhead(root, ask)
  expect(await take(photograph, wanted(), options)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})
