import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  requireGatsbyFilesystemPlugin,
  patchFilesystemPluginToStripByteOrderMarks,
} from '../../src/gatsby/byteOrderMarks'
import { createTestFolder } from '../helpers/folders'

const folder = createTestFolder()

it('strips the byte order mark from files that plugins load', async () => {
  const absolutePath = join(folder, 'common.json')
  writeFileSync(absolutePath, '\ufeff{ "hello": "Bonjour" }')
  const reader = { ...requireGatsbyFilesystemPlugin(process.cwd()) }
  patchFilesystemPluginToStripByteOrderMarks(reader)
  expect(JSON.parse(await reader.loadNodeContent({ absolutePath }))).toEqual({ hello: 'Bonjour' })
})
