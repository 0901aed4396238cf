import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../src/content/read/files'
import type { Redirects } from '../../../src/content/model'

/** A valid edit by an owner, who changes files under content/ only. */
export interface Edit {
  what: string
  apply: (root: string) => void
}

/** Changes a JSON file of the content. */
export function json<Data>(root: string, file: string, change: (data: Data) => void): void {
  const data = JSON.parse(readFileSync(join(root, file), 'utf8')) as Data
  change(data)
  writeFileSync(join(root, file), JSON.stringify(data, null, 2))
}

/** Changes a content file as text; throws if the edit has no effect, because the test would then prove nothing. */
export function text(root: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The edit of ${file} changes nothing.`)
  writeFileSync(join(root, file), after)
}

/** The ISO date this many days from now. */
export const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Adds a redirect from an old path to a page. */
export function redirect(root: string, from: string, to: string): void {
  json<Redirects>(root, 'content/redirects.json', redirects => void redirects.push({ from, to }))
}

/** Deletes a page or text as an owner would: removes its file or folder, changes links to it, and adds a redirect. */
export function remove(root: string, path: string, from: string, to: string): void {
  rmSync(join(root, path), { recursive: true })
  for (const ending of ['.json', '.mdx'])
    for (const file of listFiles(root, 'content', ending)) {
      const before = readFileSync(join(root, file), 'utf8')
      const after = before.replace(new RegExp(`(["(])${from}(?:#[\\w-]+)?(?=["?)])`, 'g'), `$1${to}`)
      if (after !== before) writeFileSync(join(root, file), after)
    }
  redirect(root, from, to)
}

/** Copies content and locales into a folder. */
export function copyContent(from: string, root: string): void {
  for (const folder of ['content', 'locales']) {
    rmSync(join(root, folder), { recursive: true, force: true })
    cpSync(join(from, folder), join(root, folder), { recursive: true })
  }
}
