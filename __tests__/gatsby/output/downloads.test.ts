import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyContentDownloads } from '../../../src/gatsby/output/downloads'
import { createTestFolder, writeInto } from '../../helpers/folders'

const root = createTestFolder()

it('copies existing downloads and removes deleted ones', () => {
  for (const file of ['public/downloads/gone.pdf', 'content/downloads/guide.pdf', 'content/downloads/.gitkeep'])
    writeInto(root, file)
  copyContentDownloads(root)
  expect(readdirSync(join(root, 'public/downloads'))).toEqual(['guide.pdf'])
  rmSync(join(root, 'content'), { recursive: true })
  copyContentDownloads(root)
  expect(readdirSync(join(root, 'public'))).toEqual([])
})
