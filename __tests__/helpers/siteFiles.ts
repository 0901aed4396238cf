import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildHtmlFilePath } from '../../src/shared/paths'

/** Where the built site is; SITE_FOLDER names a copy, to be tested while another build runs. */
export const siteFolder = process.env.SITE_FOLDER ?? join(process.cwd(), 'public')

/** A file of the built site as text. */
export function builtFile(path: string): string {
  return readFileSync(join(siteFolder, path), 'utf8')
}

/** A file of the built site as bytes. */
export function builtBytes(path: string): Buffer {
  return readFileSync(join(siteFolder, path))
}

/** True when the built site has a file at an address. */
export function exists(path: string): boolean {
  return existsSync(join(siteFolder, path)) || existsSync(join(siteFolder, buildHtmlFilePath(path)))
}
