import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTranslator } from '../../../src/gatsby/markdown/translator'
import { createTestFolder } from '../../helpers/folders'

const root = createTestFolder()

it('reads interface strings from files with and without a byte order mark', () => {
  cpSync('locales', join(root, 'locales'), { recursive: true })
  const read = () => readTranslator(root, 'fr')('blog.loadMore')
  const expected = read()
  expect(expected).not.toBe('blog.loadMore')
  const file = join(root, 'locales/fr/common.json')
  writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`)
  expect(read()).toBe(expected)
})
