import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompressFiles } from '../../../src/gatsby/output/precompress'
import { writeInto } from '../../helpers/folders'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'public-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const text = 'Words that come again and again. '.repeat(100)
const read = (file: string) => readFileSync(join(folder, file))
const has = (file: string) => existsSync(join(folder, file))

it('writes a Brotli and a gzip file beside each text file', async () => {
  writeInto(folder, 'fr/about.html', text)
  expect(await precompressFiles(folder)).toEqual({ written: 2, removed: 0 })
  expect(brotliDecompressSync(read('fr/about.html.br')).toString()).toBe(text)
  expect(gunzipSync(read('fr/about.html.gz')).toString()).toBe(text)
})

it('skips short files, binary files, host configuration and downloads', async () => {
  writeInto(folder, 'short.html', 'Short')
  ;['a.png', '_headers', '_cloudfront.js', 'downloads/a.txt', 'downloads/a.txt.gz'].forEach(file =>
    writeInto(folder, file, text),
  )
  expect(await precompressFiles(folder)).toEqual({ written: 0, removed: 0 })
})

it('compresses only changed files again, even if their modification time is earlier', async () => {
  ;['a.html', 'b.html', 'c.html'].forEach(file => writeInto(folder, file, text))
  await precompressFiles(folder)
  writeFileSync(join(folder, 'a.html'), `${text}!`)
  utimesSync(join(folder, 'a.html'), 1e9, 1e9)
  expect(await precompressFiles(folder)).toEqual({ written: 2, removed: 0 })
  expect(gunzipSync(read('a.html.gz')).toString()).toBe(`${text}!`)
  expect(statSync(join(folder, 'a.html.br')).mtimeMs).toBeCloseTo(1e12, -1)
})

it('removes the compressed files of deleted files and of files that became short', async () => {
  ;['gone.html', 'less.html'].forEach(file => writeInto(folder, file, text))
  await precompressFiles(folder)
  rmSync(join(folder, 'gone.html'))
  writeInto(folder, 'less.html', 'Less')
  expect(await precompressFiles(folder)).toEqual({ written: 0, removed: 4 })
  expect(['gone.html.br', 'gone.html.gz', 'less.html.br', 'less.html.gz'].filter(has)).toEqual([])
})
