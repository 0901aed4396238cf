import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Replaces public/downloads by a copy of content/downloads, without hidden files. The checklists are written there
 * afterwards.
 */
export function copyContentDownloads(root: string): void {
  const [from, to] = [join(root, 'content/downloads'), join(root, 'public/downloads')]
  rmSync(to, { recursive: true, force: true })
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter: path => !/[\\/]\.[^\\/]*$/.test(path) })
}
