import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFileWithFolders } from '../../src/content/writeFiles'

/** Creates an empty folder for the tests of a file or group, which is removed after them. */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file in a folder, with the folders between. */
export function writeInto(folder: string, file: string, text = ''): void {
  writeFileWithFolders(join(folder, file), text)
}
