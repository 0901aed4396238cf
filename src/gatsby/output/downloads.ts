import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Copies content/downloads to public/downloads, removing files of an earlier build. */
export function copyContentDownloads(root: string): void {
  const [from, to] = [join(root, 'content/downloads'), join(root, 'public/downloads')]
  rmSync(to, { recursive: true, force: true })
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter: path => !/[\\/]\.[^\\/]*$/.test(path) })
}
