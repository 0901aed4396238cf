import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../../src/content/read/files'
import { flattenPageFiles, restoreGatsbyPageFiles } from '../../../src/gatsby/output/pageFiles'
import { writeInto } from '../../helpers/folders'

const paths = ['/', '/fr', '/fr/about', '/fr/about/team', '/404.html', '/fr/404.html']
const rendered = ['index.html', 'fr/index.html', 'fr/about/index.html', 'fr/about/team/index.html', '404.html']
const flattened = ['404.html', 'fr.html', 'fr/about.html', 'fr/about/team.html', 'index.html']
let folder = ''
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
  rendered.forEach(file => writeInto(folder, file, file))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('moves each index.html to a file named after its path, and removes empty folders', () => {
  flattenPageFiles(folder, paths)
  expect(listFiles(folder, '.', '.html').sort()).toEqual(flattened)
  expect(read('fr/about.html')).toBe('fr/about/index.html')
  expect(existsSync(join(folder, 'fr/about/team'))).toBe(false)
})

it('restores index.html files for the next build, which may render all or some of them again', () => {
  flattenPageFiles(folder, paths)
  restoreGatsbyPageFiles(folder, paths)
  rendered.forEach(file => expect(read(file)).toBe(file))
  // If the build fails after this, the host still needs the flattened files.
  flattened.forEach(file => expect(existsSync(join(folder, file))).toBe(true))
  writeFileSync(join(folder, 'fr/about/index.html'), 'rendered again')
  flattenPageFiles(folder, paths)
  expect(listFiles(folder, '.', '.html').sort()).toEqual(flattened)
  expect(read('fr/about.html')).toBe('rendered again')
  expect(read('fr.html')).toBe('fr/index.html')
})
