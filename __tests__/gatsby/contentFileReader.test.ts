import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGatsbyFileReader, patchFileReaderToDropByteOrderMarks } from '../../src/gatsby/contentFileReader'

it('hands plugins a file without its byte order mark', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'))
  const absolutePath = join(folder, 'common.json')
  writeFileSync(absolutePath, '\ufeff{ "hello": "Bonjour" }')
  const reader = { ...loadGatsbyFileReader(process.cwd()) }
  patchFileReaderToDropByteOrderMarks(reader)
  expect(JSON.parse(await reader.loadNodeContent({ absolutePath }))).toEqual({ hello: 'Bonjour' })
  rmSync(folder, { recursive: true })
})
