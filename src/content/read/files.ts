import { isUtf8 } from 'node:buffer'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { DownloadSizes } from '../../shared/downloads'
import type { ReadError } from '../faults/explainJsonError'

/** What systems and programs leave behind: hidden files, locks of open documents. */
const hidden = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/

/** Files under a folder whose names end as asked, as paths from the project’s root with forward slashes, sorted. */
export function listFiles(root: string, folder: string, ending: string): string[] {
  const start = join(root, folder)
  if (!statSync(start, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending) && !hidden.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The words of a file, without a byte order mark, or the fault that they are in another encoding than UTF-8. */
export function readUtf8File(root: string, file: string): { text?: string; fault?: ReadError } {
  const bytes = readFileSync(join(root, file))
  return isUtf8(bytes)
    ? { text: bytes.toString().replace(/^\ufeff/, '') }
    : { fault: { message: 'is not saved as UTF-8; save it again with that encoding' } }
}

/** The files under content/downloads that visitors are given, by their addresses, with their sizes in bytes. */
export function readDownloadSizes(root: string): DownloadSizes {
  const files = listFiles(root, 'content/downloads', '').filter(file => !/\/\./.test(file))
  return Object.fromEntries(
    files.map(file => [file.replace(/^content/, ''), statSync(join(root, file), { throwIfNoEntry: true }).size]),
  )
}

/** True for a file that is there; a folder of its name is none. */
export function fileExists(root: string, file: string): boolean {
  return statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false
}

/** Something that stands in content/ or locales/. */
export interface FileSystemEntry {
  /** Its path from the project’s root, with forward slashes. */
  path: string
  isFolder: boolean
}

/** Everything that stands in content/ and locales/, but for what programs and systems leave behind in hidden files. */
export function listContentAndLocaleEntries(root: string): FileSystemEntry[] {
  return ['content', 'locales'].flatMap(folder => {
    const start = join(root, folder)
    if (!statSync(start, { throwIfNoEntry: false })?.isDirectory()) return []
    return readdirSync(start, { recursive: true, withFileTypes: true })
      .map(entry => ({
        path: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
        isFolder: entry.isDirectory(),
      }))
      .filter(({ path }) => !path.split('/').some(name => hidden.test(name)))
      .sort((a, b) => a.path.localeCompare(b.path, 'en'))
  })
}
