import { crc32, deflateSync } from 'node:zlib'
import type { FileChanges } from '../examples'

interface Wanted {
  width?: number
  height?: number
  /** PNG chunks before the pixel data, by type. */
  parts?: Record<string, Buffer>
}

/** Creates a white PNG for examples and tests; by default as wide as the site requires, and one pixel high. */
export function createPng({ width = 1920, height = 1, parts = {} }: Wanted = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8-bit greyscale; compression, filter and interlace stay 0.
  header[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    ...Object.entries(parts).map(([name, data]) => createChunk(name, data)),
    createChunk(
      'IDAT',
      deflateSync(Buffer.concat(Array.from({ length: height }, () => Buffer.alloc(width + 1, 255).fill(0, 0, 1)))),
    ),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

function createChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** EXIF data with nothing but a GPS latitude and its hemisphere. */
export const gpsExif = Buffer.concat([
  Buffer.from('MM\0*', 'latin1'),
  // IFD0, with only the pointer to the GPS directory.
  Buffer.from('00000008 0001 8825 0004 00000001 0000001a 00000000'.replaceAll(' ', ''), 'hex'),
  Buffer.from('0002 0001 0002 00000002 4e000000 0002 0005 00000003 00000038 00000000'.replaceAll(' ', ''), 'hex'),
  Buffer.from('0000002d00000001 0000001e00000001 0000000000000001'.replaceAll(' ', ''), 'hex'),
])

/** A white WebP picture, 1920 × 1. */
export const sampleWebp = Buffer.from('UklGRiQAAABXRUJQVlA4TBcAAAAvfwcAAAfQ//73v/8BICH8P69G9D91AQA=', 'base64')

/** A white JPEG picture, 1920 × 1. */
export const sampleJpeg = Buffer.from(
  [
    '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABB4ABAR',
    'EA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//2Q==',
  ].join(''),
  'base64',
)

/** A white CMYK JPEG picture, 1920 × 1. */
export const cmykJpeg = Buffer.from(
  [
    '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwD///////////////////////////////////////////////////////////////////////////////',
    '///////8AAFAgAAQeABEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAAD/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkA',
    'SwAAPwCiiigAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP',
    '/Z',
  ].join(''),
  'base64',
)

/** The changes of an example: another picture in the hero of the home page, and its file. */
export const createHeroPictureExample = (src: string, bytes: Buffer): { changes: FileChanges } => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})
