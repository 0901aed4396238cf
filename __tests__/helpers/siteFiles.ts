import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildHtmlFilePath } from '../../src/shared/paths'

/** The folder of the built site; SITE_FOLDER can name a copy, to test while another build runs. */
export const siteFolder = process.env.SITE_FOLDER ?? join(process.cwd(), 'public')

/** A file of the built site as text. */
export function builtFile(path: string): string {
  return readFileSync(join(siteFolder, path), 'utf8')
}

/** A file of the built site as bytes. */
export function builtBytes(path: string): Buffer {
  return readFileSync(join(siteFolder, path))
}

/** True if the built site has a file or page at a path. */
export function exists(path: string): boolean {
  return existsSync(join(siteFolder, path)) || existsSync(join(siteFolder, buildHtmlFilePath(path)))
}
