import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gatsbyLeftovers } from '../../config/hosting'
import { listFiles } from '../../content/read/files'

/** Removes files of earlier builds from a folder of public/, except those in `written` (paths relative to public/). */
export function removeFilesExcept(publicFolder: string, folder: string, written: Iterable<string>): void {
  const kept = new Set([...written].map(path => path.replace(/^\//, '')))
  listFiles(publicFolder, folder, '')
    .filter(file => !kept.has(file))
    .forEach(file => rmSync(join(publicFolder, file)))
}

/**
 * Removes resized pictures whose source file is gone. Their folder is named by the digest of the source; Gatsby forgets
 * about them once the source is deleted.
 */
export function removePicturesWithoutSourceFile(publicFolder: string, digests: ReadonlySet<string>): void {
  const folder = join(publicFolder, 'static')
  if (!existsSync(folder)) return
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[0-9a-f]{32}$/.test(entry.name) && !digests.has(entry.name))
    .forEach(({ name }) => rmSync(join(folder, name), { recursive: true }))
}

/** Removes files that Gatsby writes for its own use and no browser requests; the next build writes them again. */
export function removeGatsbyLeftovers(publicFolder: string): void {
  gatsbyLeftovers.forEach(name => rmSync(join(publicFolder, name), { recursive: true, force: true }))
}

/** Removes scripts and styles of earlier builds: files at the top of public/ with a content hash in their name. */
export function removeOldBundles(publicFolder: string, made: string[]): void {
  readdirSync(publicFolder)
    .filter(name => bundle.test(name) && !made.includes(name))
    .forEach(name => rmSync(join(publicFolder, name)))
}

const bundle = /^.+-[0-9a-f]{20}\.js(\.LICENSE\.txt|\.map)?$|^styles\.[0-9a-f]{20}\.css$/
