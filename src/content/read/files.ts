import { isUtf8 } from 'node:buffer'
import { readFileSync, readdirSync, statSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { DownloadSizes } from '../../shared/downloads'
import type { ReadProblem } from '../faults/readProblem'

/** Names to ignore: those with a leading dot, except .well-known; lock files of Office; OS metadata. */
const hidden = /^(?:\.(?!well-known$)|~\$|Thumbs\.db$|desktop\.ini$)/

/** Files and folders under a folder that are not hidden, with forward-slash paths relative to the project root. */
function listEntries(root: string, folder: string): { path: string; entry: Dirent }[] {
  const start = join(root, folder)
  if (!statSync(start, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(start, { recursive: true, withFileTypes: true }).flatMap(entry => {
    const path = join(entry.parentPath, entry.name)
    const isHidden = relative(start, path)
      .split(sep)
      .some(name => hidden.test(name))
    return isHidden ? [] : [{ path: relative(root, path).split(sep).join('/'), entry }]
  })
}

/** Files under a folder with a given ending, sorted, as paths relative to the project root with forward slashes. */
export function listFiles(root: string, folder: string, ending: string): string[] {
  return listEntries(root, folder)
    .filter(({ entry }) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ path }) => path)
    .sort()
}

/** The text of a file without a byte order mark, or an error if it is not UTF-8. */
export function readUtf8File(root: string, file: string): { text?: string; readProblem?: ReadProblem } {
  const bytes = readFileSync(join(root, file))
  return isUtf8(bytes)
    ? { text: bytes.toString().replace(/^\ufeff/, '') }
    : { readProblem: { message: 'is not saved as UTF-8; save it again with that encoding' } }
}

/** The public files under content/downloads: path → size in bytes. */
export function readDownloadSizes(root: string): DownloadSizes {
  const files = listFiles(root, 'content/downloads', '')
  return Object.fromEntries(
    files.map(file => [file.replace(/^content/, ''), statSync(join(root, file), { throwIfNoEntry: true }).size]),
  )
}

/** Whether a path exists and is a file. */
export function fileExists(root: string, file: string): boolean {
  return statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false
}

/** A file or folder in content/ or locales/. */
export interface FileSystemEntry {
  /** Path relative to the project root, with forward slashes. */
  path: string
  isFolder: boolean
}

/** Every file and folder in content/ and locales/, except hidden files and OS metadata. */
export function listContentAndLocaleEntries(root: string): FileSystemEntry[] {
  return ['content', 'locales'].flatMap(folder =>
    listEntries(root, folder)
      .map(({ path, entry }) => ({ path, isFolder: entry.isDirectory() }))
      .sort((a, b) => a.path.localeCompare(b.path, 'en')),
  )
}
