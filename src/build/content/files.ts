import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Problem } from '../../lib/problems'

/** Files under a folder whose names end as asked, as paths from the project’s root with forward slashes, sorted. */
export function filesUnder(root: string, folder: string, ending: string): string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The words of a file, without a byte order mark, or the problem that they are in another encoding than UTF-8. */
export function readWords(root: string, file: string): { text?: string; problems: Problem[] } {
  const bytes = readFileSync(join(root, file))
  return isUtf8(bytes)
    ? { text: bytes.toString().replace(/^\ufeff/, ''), problems: [] }
    : { problems: [{ file, message: 'is not saved as UTF-8; save it again with that encoding' }] }
}

/** True for a file that begins with a byte order mark, which some programs do not take. */
export function isMarked(root: string, file: string): boolean {
  return readFileSync(join(root, file), 'utf8').startsWith('\ufeff')
}

/** The JSON of a file, or the problem that keeps it from being read, with its line. */
export function readJson(root: string, file: string): { value?: unknown; problems: Problem[] } {
  if (!existsSync(join(root, file))) return { problems: [{ file, message: 'is missing; every site needs this file' }] }
  const { text, problems } = readWords(root, file)
  if (text === undefined) return { problems }
  try {
    return { value: JSON.parse(text) as unknown, problems: [] }
  } catch (error) {
    return { problems: [jsonProblem(file, text, error)] }
  }
}

// V8 names a position, or nothing but the end of the text; both become a line.
function jsonProblem(file: string, text: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error)
  const position = /position (\d+)/.exec(reason)?.[1]
  const line = text.slice(0, position ? Number(position) : text.length).split('\n').length
  const cause = reason.replace(/ in JSON at position.*| \(line \d.*$/s, '')
  return {
    file,
    line,
    message: `is not valid JSON (${cause}); look for a missing comma, quotation mark or bracket just before`,
  }
}
