import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTranslator } from '../../../src/gatsby/markdown/translator'

it('reads interface strings from files with and without a byte order mark', () => {
  const root = mkdtempSync(join(tmpdir(), 'translator-'))
  cpSync('locales', join(root, 'locales'), { recursive: true })
  const read = () => readTranslator(root, 'fr')('blog.loadMore')
  const expected = read()
  expect(expected).not.toBe('blog.loadMore')
  const file = join(root, 'locales/fr/common.json')
  writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`)
  expect(read()).toBe(expected)
  rmSync(root, { recursive: true })
})
