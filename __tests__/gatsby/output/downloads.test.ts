import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishDownloads } from '../../../src/gatsby/output/downloads'

it('copies existing downloads and removes deleted ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'downloads-'))
  mkdirSync(join(root, 'public/downloads'), { recursive: true })
  writeFileSync(join(root, 'public/downloads/gone.pdf'), '')
  mkdirSync(join(root, 'content/downloads'), { recursive: true })
  for (const name of ['guide.pdf', '.gitkeep']) writeFileSync(join(root, 'content/downloads', name), '')
  publishDownloads(root)
  expect(readdirSync(join(root, 'public/downloads'))).toEqual(['guide.pdf'])
  rmSync(join(root, 'content'), { recursive: true })
  publishDownloads(root)
  expect(readdirSync(join(root, 'public'))).toEqual([])
  rmSync(root, { recursive: true })
})
