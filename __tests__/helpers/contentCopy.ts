import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeProject } from './project'

/** Calls `look` with a temporary copy of the content, and removes it afterwards. */
export async function withContentCopy<Result>(look: (root: string) => Promise<Result> | Result): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    for (const folder of ['content', 'locales'])
      cpSync(join(process.cwd(), folder), join(root, folder), { recursive: true })
    return await look(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Like `withContentCopy`, with the small project. */
export async function withSmallContent<Result>(look: (root: string) => Promise<Result> | Result): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  try {
    writeProject(root)
    return await look(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Changes a file; throws if the change has no effect. */
export function rewrite(root: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(join(root, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`The change to ${file} changes nothing.`)
  writeFileSync(join(root, file), changed)
}
