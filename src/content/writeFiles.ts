import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file, creating its folders. */
export function writeFileWithFolders(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
}

/** Writes a file under a temporary name, then renames it, so that other processes never see it partly written. */
export function writeFileAtomically(file: string, data: string | Uint8Array): void {
  const aside = `${file}.${process.pid}`
  writeFileWithFolders(aside, data)
  renameSync(aside, file)
}
