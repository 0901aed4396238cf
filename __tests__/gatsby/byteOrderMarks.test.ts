import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  requireGatsbyFilesystemPlugin,
  patchFilesystemPluginToStripByteOrderMarks,
} from '../../src/gatsby/byteOrderMarks'

it('strips the byte order mark from files that plugins load', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'))
  const absolutePath = join(folder, 'common.json')
  writeFileSync(absolutePath, '\ufeff{ "hello": "Bonjour" }')
  const reader = { ...requireGatsbyFilesystemPlugin(process.cwd()) }
  patchFilesystemPluginToStripByteOrderMarks(reader)
  expect(JSON.parse(await reader.loadNodeContent({ absolutePath }))).toEqual({ hello: 'Bonjour' })
  rmSync(folder, { recursive: true })
})
