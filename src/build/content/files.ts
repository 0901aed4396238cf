import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Problem } from '../../lib/problems'

/** Files under a folder whose names end as asked, as paths from the project’s root with forward slashes, sorted. */
export function filesUnder(root: string, folder: string, ending: string): string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The words of a file, without a byte order mark, or the problem that they are in another encoding than UTF-8. */
export function readWords(root: string, file: string): { text?: string; problems: Problem[] } {
  const bytes = readFileSync(join(root, file))
  return isUtf8(bytes)
    ? { text: bytes.toString().replace(/^\ufeff/, ''), problems: [] }
    : { problems: [{ file, message: 'is not saved as UTF-8; save it again with that encoding' }] }
}

/** True for a file that begins with a byte order mark, which some programs do not take. */
export function isMarked(root: string, file: string): boolean {
  return readFileSync(join(root, file), 'utf8').startsWith('\ufeff')
}

/** True for a file that is there; a folder of its name is none. */
export function isPresent(root: string, file: string): boolean {
  return statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false
}
