import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  removeFilesExcept,
  removeOldBundles,
  removePicturesWithoutSourceFile,
} from '../../../src/gatsby/output/leftovers'
import { createTestFolder, writeInto } from '../../helpers/folders'

const folder = createTestFolder()
const has = (path: string) => existsSync(join(folder, path))
const write = (path: string) => writeInto(folder, path)

it('keeps the listed files and removes all others in the folder', () => {
  ;['articles/en-2.json', 'articles/en-3.json', 'articles/fr/old.json', 'elsewhere.json'].forEach(write)
  removeFilesExcept(folder, 'articles', ['/articles/en-2.json'])
  expect(has('articles/en-2.json')).toBe(true)
  expect(has('elsewhere.json')).toBe(true)
  expect(has('articles/en-3.json')).toBe(false)
  expect(has('articles/fr/old.json')).toBe(false)
})

it('does not throw if the folder does not exist', () => {
  expect(() => removeFilesExcept(folder, 'nowhere', [])).not.toThrow()
})

it('removes resized versions of deleted pictures, and keeps fonts and downloads', () => {
  const [kept, gone] = ['a', 'b'].map(letter => letter.repeat(32))
  ;[`static/${kept}/x/a.png`, `static/${gone}/x/b.png`, 'static/font.woff2', 'static/downloads/list.pdf'].forEach(write)
  removePicturesWithoutSourceFile(folder, new Set([kept ?? '']))
  expect(has(`static/${kept}/x/a.png`)).toBe(true)
  expect(has(`static/${gone}`)).toBe(false)
  expect(has('static/font.woff2')).toBe(true)
  expect(has('static/downloads/list.pdf')).toBe(true)
})

it('removes hashed scripts of earlier builds with their source maps and licence files', () => {
  const [current, gone] = ['app-7b67f84b8337a213a229.js', 'app-7b67f84b8337a213a220.js']
  ;[current, gone, `${gone}.map`, `${gone}.LICENSE.txt`, 'start.js', `blog/${gone}`].forEach(write)
  removeOldBundles(folder, [current])
  expect([current, 'start.js', `blog/${gone}`].filter(path => !has(path))).toEqual([])
  expect([gone, `${gone}.map`, `${gone}.LICENSE.txt`].filter(has)).toEqual([])
})
