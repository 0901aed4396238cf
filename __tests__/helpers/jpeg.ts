import { builtBytes } from './siteFiles'

const startsOfFrame = [0xc0, 0xc1, 0xc2]

/** Width and height of a JPEG file of the built site, read from its header. */
export function jpegSize(path: string): [number, number] {
  const bytes = builtBytes(path)
  let at = 2
  while (at < bytes.length && !startsOfFrame.includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}
