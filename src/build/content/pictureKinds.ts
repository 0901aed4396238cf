import { closeSync, openSync, readSync } from 'node:fs'

/** The kinds of pictures, with the endings of their names and the first bytes of their files, each byte as one letter. */
const kinds = [
  { name: 'PNG', ending: /\.png$/i, opening: /^\x89PNG\r\n/ },
  { name: 'JPEG', ending: /\.jpe?g$/i, opening: /^\xff\xd8\xff/ },
  { name: 'WebP', ending: /\.webp$/i, opening: /^RIFF....WEBP/s },
]

/** What keeps a file from being the picture that its name says, to read on from “which”, or undefined when it is. */
export function pictureFault(path: string): string | undefined {
  const named = kinds.find(({ ending }) => ending.test(path))
  if (!named) return 'is of a kind that the site does not take; expected .png, .jpg or .webp'
  const start = openingOf(path)
  const found = kinds.find(({ opening }) => opening.test(start))
  if (found === named) return undefined
  const what = found ? `a ${found.name} picture` : start ? 'something that is no picture' : 'nothing'
  return `holds ${what}; expected a ${named.name} picture`
}

function openingOf(path: string): string {
  const bytes = Buffer.alloc(12)
  const file = openSync(path, 'r')
  const count = readSync(file, bytes)
  closeSync(file)
  return bytes.toString('latin1', 0, count)
}
