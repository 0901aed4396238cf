import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gatsbyLeftovers } from '../../config/hosting'
import { listFiles } from '../../content/read/files'

/** Removes the files of earlier builds from a folder of public/: all but those named, as paths from public/. */
export function removeAllExcept(publicFolder: string, folder: string, written: Iterable<string>): void {
  const kept = new Set([...written].map(path => path.replace(/^\//, '')))
  listFiles(publicFolder, folder, '')
    .filter(file => !kept.has(file))
    .forEach(file => rmSync(join(publicFolder, file)))
}

/**
 * Removes the sizes of pictures that the content no longer has. They stand in a folder named by the digest of their
 * file; Gatsby forgets, when it starts, that they were made once their file is gone.
 */
export function removePicturesWithoutSourceFile(publicFolder: string, digests: ReadonlySet<string>): void {
  const folder = join(publicFolder, 'static')
  if (!existsSync(folder)) return
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[0-9a-f]{32}$/.test(entry.name) && !digests.has(entry.name))
    .forEach(({ name }) => rmSync(join(folder, name), { recursive: true }))
}

/** Removes what Gatsby writes for itself and no visitor asks for; the next build writes it again. */
export function removeGatsbyLeftovers(publicFolder: string): void {
  gatsbyLeftovers.forEach(name => rmSync(join(publicFolder, name), { recursive: true, force: true }))
}

/** Removes the scripts and styles of earlier builds: files at the top of public/ that webpack named by a digest. */
export function removeOldBundles(publicFolder: string, made: string[]): void {
  readdirSync(publicFolder)
    .filter(name => bundle.test(name) && !made.includes(name))
    .forEach(name => rmSync(join(publicFolder, name)))
}

const bundle = /^.+-[0-9a-f]{20}\.js(\.LICENSE\.txt|\.map)?$|^styles\.[0-9a-f]{20}\.css$/
