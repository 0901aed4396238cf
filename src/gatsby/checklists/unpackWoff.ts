import { inflateSync } from 'node:zlib'

/** A font of a WOFF file as it was before it was packed: what reads a packed one unpacks all letters for each letter. */
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
    // Tables begin at every fourth byte.
    const rest = Buffer.alloc(-data.length & 3)
    end += data.length + rest.length
    return [data, rest]
  })
  return Buffer.concat([head, ...parts])
}
