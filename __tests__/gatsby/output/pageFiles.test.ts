import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../../src/content/read/files'
import { flattenPageFiles, unflattenPageFiles } from '../../../src/gatsby/output/pageFiles'
import { writeInto } from '../../helpers/built'

const paths = ['/', '/fr', '/fr/about', '/fr/about/team', '/404.html', '/fr/404.html']
const rendered = ['index.html', 'fr/index.html', 'fr/about/index.html', 'fr/about/team/index.html', '404.html']
const named = ['404.html', 'fr.html', 'fr/about.html', 'fr/about/team.html', 'index.html']
let folder = ''
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
  rendered.forEach(file => writeInto(folder, file, file))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('names each page after its address, and leaves no empty folder', () => {
  flattenPageFiles(folder, paths)
  expect(listFiles(folder, '.', '.html').sort()).toEqual(named)
  expect(read('fr/about.html')).toBe('fr/about/index.html')
  expect(existsSync(join(folder, 'fr/about/team'))).toBe(false)
})

it('gives Gatsby its pages back, those that it renders again and those that it leaves', () => {
  flattenPageFiles(folder, paths)
  unflattenPageFiles(folder, paths)
  rendered.forEach(file => expect(read(file)).toBe(file))
  // A build may fail from here on: the pages stay where the host looks for them.
  named.forEach(file => expect(existsSync(join(folder, file))).toBe(true))
  writeFileSync(join(folder, 'fr/about/index.html'), 'rendered again')
  flattenPageFiles(folder, paths)
  expect(listFiles(folder, '.', '.html').sort()).toEqual(named)
  expect(read('fr/about.html')).toBe('rendered again')
  expect(read('fr.html')).toBe('fr/index.html')
})
