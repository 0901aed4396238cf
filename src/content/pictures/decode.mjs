// A program of its own: decodes the pictures whose paths it is handed and says what each is. The content is read
// synchronously, which sharp does not do.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'

// As a stream: a read at once of what a busy machine has not handed over yet fails with EAGAIN.
const paths = await json(process.stdin)
// One after another: the check shares the machine with what else a writer runs.
const infos = []
for (const path of paths) infos.push(await inspect(readFileSync(path)))
process.stdout.write(JSON.stringify(infos))

async function inspect(bytes) {
  const read = () => sharp(bytes, { limitInputPixels: false })
  const data = bytes.length
    ? await read()
        .metadata()
        .catch(() => undefined)
    : undefined
  if (!data) return { isDecodable: false }
  const { width, height } = data.autoOrient
  const info = {
    format: data.format,
    width,
    height,
    animated: (data.pages ?? 1) > 1 || isAnimatedPng(bytes),
    isCmyk: data.space === 'cmyk',
    hasGpsPosition: hasPosition(data.exif) || Boolean(data.xmp?.includes('GPSLatitude')),
  }
  // What is far too large is refused for that; decoding it would only keep the writer waiting.
  if (width * height > 100_000_000) return { ...info, isDecodable: true }
  const isDecodable = await read()
    .resize(8, 8)
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false)
  return { ...info, isDecodable }
}

// sharp sees the first frame alone; the frames are announced before the picture’s own data.
function isAnimatedPng(bytes) {
  const control = bytes.indexOf('acTL')
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' && control > 0 && control < bytes.indexOf('IDAT')
}

// The first directory of EXIF names, with tag 0x8825, the one that holds where the picture was taken.
function hasPosition(exif) {
  if (!exif || exif.length < 14) return false
  const start = exif.indexOf('Exif') === 0 ? 6 : 0
  const little = exif.toString('latin1', start, start + 2) === 'II'
  const short = at => (at + 2 <= exif.length ? (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at)) : 0)
  const long = at => (at + 4 <= exif.length ? (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at)) : 0)
  const positionsOf = directory =>
    Array.from({ length: Math.min(short(directory), 500) }, (_, index) => directory + 2 + index * 12)
  const pointer = positionsOf(start + long(start + 4)).find(at => short(at) === 0x8825)
  if (pointer === undefined) return false
  // Cameras without a position write the directory with its version alone; 2 is the latitude.
  return positionsOf(start + long(pointer + 8)).some(at => short(at) === 2)
}
