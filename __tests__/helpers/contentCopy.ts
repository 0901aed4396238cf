import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeProject, type FileChanges } from './project'

type Look<Result> = (root: string) => Promise<Result> | Result

/** Calls `look` with a temporary copy of the content, and removes it afterwards. */
export async function withContentCopy<Result>(look: Look<Result>): Promise<Result> {
  return withTemporaryFolder(root => {
    for (const folder of ['content', 'locales'])
      cpSync(join(process.cwd(), folder), join(root, folder), { recursive: true })
    return look(root)
  })
}

/** Like `withContentCopy`, with the small project and these changes. */
export async function withSmallContent<Result>(look: Look<Result>, changes: FileChanges = {}): Promise<Result> {
  return withTemporaryFolder(root => {
    writeProject(root, changes)
    return look(root)
  })
}

async function withTemporaryFolder<Result>(look: Look<Result>): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  try {
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
