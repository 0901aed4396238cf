import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file, creating its folders. */
export function writeFileWithFolders(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
}

/** The same for a file that other processes may read or write now: it is renamed into place, so that it is never partial. */
export function writeFileAtomically(file: string, data: string | Uint8Array): void {
  const aside = `${file}.${process.pid}`
  writeFileWithFolders(aside, data)
  renameSync(aside, file)
}
