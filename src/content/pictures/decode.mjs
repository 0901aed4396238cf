// A separate process that decodes the pictures at the given paths and reports their properties: the content is read
// synchronously, but sharp is asynchronous.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'

// Read as a stream: a synchronous read of stdin fails with EAGAIN if the data is not there yet.
const paths = await json(process.stdin)
// Sequentially, to leave CPU for the writer’s other programs.
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
  // A far too large picture is rejected for its size; decoding it would only take time.
  if (width * height > 100_000_000) return { ...info, isDecodable: true }
  const isDecodable = await read()
    .resize(8, 8)
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false)
  return { ...info, isDecodable }
}

// sharp only sees the first frame; the acTL chunk of an APNG comes before the image data.
function isAnimatedPng(bytes) {
  const control = bytes.indexOf('acTL')
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' && control > 0 && control < bytes.indexOf('IDAT')
}

// Tag 0x8825 of EXIF’s first directory points to the GPS directory.
function hasPosition(exif) {
  if (!exif || exif.length < 14) return false
  const start = exif.indexOf('Exif') === 0 ? 6 : 0
  const little = exif.toString('latin1', start, start + 2) === 'II'
  const short = at => (at + 2 <= exif.length ? (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at)) : 0)
  const long = at => (at + 4 <= exif.length ? (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at)) : 0)
  const listEntryPositions = directory =>
    Array.from({ length: Math.min(short(directory), 500) }, (_, index) => directory + 2 + index * 12)
  const pointer = listEntryPositions(start + long(start + 4)).find(at => short(at) === 0x8825)
  if (pointer === undefined) return false
  // Cameras without a position write the directory with only its version; tag 2 is the latitude.
  return listEntryPositions(start + long(pointer + 8)).some(at => short(at) === 2)
}
