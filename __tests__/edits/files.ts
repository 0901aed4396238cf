import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/content/read/files'
import type { Redirects } from '../../src/content/model'

/** An honest edit: what an owner does to content/ and to nothing else. */
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

/** Changes a file of the content as text; an edit that changes nothing is a mistake of the test. */
export function text(root: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The edit of ${file} changes nothing.`)
  writeFileSync(join(root, file), after)
}

/** The day so many days from now, as 2026-11-20. */
export const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Leads an old address to a page. */
export function redirect(root: string, from: string, to: string): void {
  json<Redirects>(root, 'content/redirects.json', redirects => void redirects.push({ from, to }))
}

/** Deletes what stood at an address as an owner would: its file or folder, with every link to it led elsewhere. */
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

/** Takes a copy of the content into a folder. */
export function copyContent(from: string, root: string): void {
  for (const folder of ['content', 'locales']) {
    rmSync(join(root, folder), { recursive: true, force: true })
    cpSync(join(from, folder), join(root, folder), { recursive: true })
  }
}
