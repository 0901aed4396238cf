import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTranslator } from '../../../src/gatsby/markdown/translator'

it('reads the words of the interface, whether their file begins with a byte order mark or not', () => {
  const root = mkdtempSync(join(tmpdir(), 'translator-'))
  cpSync('locales', join(root, 'locales'), { recursive: true })
  const read = () => loadTranslator(root, 'fr')('blog.loadMore')
  const said = read()
  expect(said).not.toBe('blog.loadMore')
  const file = join(root, 'locales/fr/common.json')
  writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`)
  expect(read()).toBe(said)
  rmSync(root, { recursive: true })
})
