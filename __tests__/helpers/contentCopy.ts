import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeProject } from './project'

/** A copy of what writers change, in a temporary folder, as a command or a writer finds it; removed after `look`. */
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

/** The smallest valid project, as `withContentCopy`. */
export async function withSmallContent<Result>(look: (root: string) => Promise<Result> | Result): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  try {
    writeProject(root)
    return await look(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Changes the text of a file as a writer would, and says when nothing came of it. */
export function rewrite(root: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(join(root, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`The change to ${file} changes nothing.`)
  writeFileSync(join(root, file), changed)
}
