import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  removeAllExcept,
  removeOldBundles,
  removePicturesWithoutSourceFile,
} from '../../../src/gatsby/output/leftovers'

const folder = mkdtempSync(join(tmpdir(), 'public-'))
const has = (path: string) => existsSync(join(folder, path))
const write = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), '')
}

afterAll(() => rmSync(folder, { recursive: true }))

it('keeps the files of this build and removes those of an earlier one', () => {
  ;['articles/en-2.json', 'articles/en-3.json', 'articles/fr/old.json', 'elsewhere.json'].forEach(write)
  removeAllExcept(folder, 'articles', ['/articles/en-2.json'])
  expect(has('articles/en-2.json')).toBe(true)
  expect(has('elsewhere.json')).toBe(true)
  expect(has('articles/en-3.json')).toBe(false)
  expect(has('articles/fr/old.json')).toBe(false)
})

it('does not throw if the folder does not exist', () => {
  expect(() => removeAllExcept(folder, 'nowhere', [])).not.toThrow()
})

it('removes the sizes of a picture that is gone, and no fonts', () => {
  const [kept, gone] = ['a', 'b'].map(letter => letter.repeat(32))
  ;[`static/${kept}/x/a.png`, `static/${gone}/x/b.png`, 'static/font.woff2', 'static/downloads/list.pdf'].forEach(write)
  removePicturesWithoutSourceFile(folder, new Set([kept ?? '']))
  expect(has(`static/${kept}/x/a.png`)).toBe(true)
  expect(has(`static/${gone}`)).toBe(false)
  expect(has('static/font.woff2')).toBe(true)
  expect(has('static/downloads/list.pdf')).toBe(true)
})

it('removes the scripts of earlier builds by the form of their names', () => {
  const [made, gone] = ['app-7b67f84b8337a213a229.js', 'app-7b67f84b8337a213a220.js']
  ;[made, gone, `${gone}.map`, `${gone}.LICENSE.txt`, 'start.js', `blog/${gone}`].forEach(write)
  removeOldBundles(folder, [made])
  expect([made, 'start.js', `blog/${gone}`].filter(path => !has(path))).toEqual([])
  expect([gone, `${gone}.map`, `${gone}.LICENSE.txt`].filter(has)).toEqual([])
})
