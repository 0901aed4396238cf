import { inflateSync } from 'node:zlib'

/**
 * Converts a WOFF file to an uncompressed sfnt font: fontkit would inflate the whole glyph table again for each glyph
 * of a WOFF.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index)
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(offset, offset + packed)
    return { tag: entry.subarray(0, 4), sum: entry.subarray(16), data: packed < length ? inflateSync(bytes) : bytes }
  })
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let end = head.length
  const parts = tables.flatMap(({ tag, sum, data }, index) => {
    const at = 12 + 16 * index
    tag.copy(head, at)
    sum.copy(head, at + 4)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    // sfnt tables are padded to 4 bytes.
    const rest = Buffer.alloc(-data.length & 3)
    end += data.length + rest.length
    return [data, rest]
  })
  return Buffer.concat([head, ...parts])
}
