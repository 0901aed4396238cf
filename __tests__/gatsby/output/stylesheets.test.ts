import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  findEmotionStyleNames,
  mergeOrderedNames,
  writeStylesheetsAndUpdateLinksAndLoader,
} from '../../../src/gatsby/output/stylesheets'
import { writeInto } from '../../helpers/folders'
import { siteStylesheetLinkId } from '../../../src/config/styles'
import { buildEmotionRulesCachePath, globalCssCachePath } from '../../../src/shared/stylesheetFiles'

const loader = { file: 'start-1.js', integrity: 'sha256-1' }
let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'sheet-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeInto(root, file, text)
const page = (classes: string, template = '') =>
  `<head><link id="${siteStylesheetLinkId}" rel="stylesheet" href="/static/styles-none.css"/></head><p class="${classes}">s-text</p>` +
  (template && `<script data-chunks="component---${template} words-en"></script>`)
const stylesheetLinks = (file: string) =>
  [...readFileSync(join(root, 'public', file), 'utf8').matchAll(/ href="([^"]*)"/g)].map(([, path = '']) => path)
const firstStylesheet = (file: string) => stylesheetLinks(file)[0] ?? ''
const readPublic = (path = '') => readFileSync(join(root, 'public', path), 'utf8')
const sheet = () => readPublic(firstStylesheet('index.html'))

function site() {
  write(globalCssCachePath, 'body{margin:0}')
  write(buildEmotionRulesCachePath('red'), '.s-red{color:red}')
  write(buildEmotionRulesCachePath('moved'), '.s-moved{animation:animation-up 1s}')
  write(buildEmotionRulesCachePath('animation-up'), '@keyframes animation-up{}')
  write(buildEmotionRulesCachePath('unused'), '.s-unused{color:blue}')
  write('public/index.html', page('s-red visually-hidden'))
  write('public/about/index.html', page('s-moved s-red'))
}

it('writes the rules used by pages once into one style sheet and links it in each page', () => {
  site()
  writeStylesheetsAndUpdateLinksAndLoader(root, ['index.html', 'about/index.html', 'gone/index.html'], loader)
  expect(firstStylesheet('about/index.html')).toBe(firstStylesheet('index.html'))
  expect(sheet()).toContain('body{margin:0}')
  expect(sheet().match(/\.s-red\{/g)).toHaveLength(1)
  expect(sheet()).toContain('@keyframes animation-up')
  expect(sheet()).not.toContain('unused')
})

it('puts rules used by one or two templates only into style sheets of their own', () => {
  site()
  write('public/index.html', page('s-red', 'page'))
  write('public/blog/index.html', page('s-moved s-red', 'article'))
  write('public/faq/index.html', page('s-moved s-red', 'page-with-form'))
  write('public/about/index.html', page('s-red', 'page'))
  const files = ['index.html', 'blog/index.html', 'faq/index.html', 'about/index.html']
  const expectSplitStylesheets = () => {
    expect(stylesheetLinks('index.html')).toEqual([firstStylesheet('blog/index.html')])
    expect(stylesheetLinks('about/index.html')).toEqual(stylesheetLinks('index.html'))
    const [shared, own] = stylesheetLinks('blog/index.html')
    expect(stylesheetLinks('faq/index.html')).toEqual([shared, own])
    expect(readPublic(shared)).toContain('.s-red')
    expect(readPublic(shared)).not.toContain('.s-moved')
    expect(readPublic(own)).toContain('.s-moved')
    expect(readPublic(own)).toContain('@keyframes animation-up')
    expect(readdirSync(join(root, 'public/static'))).toHaveLength(2)
  }
  writeStylesheetsAndUpdateLinksAndLoader(root, files, loader)
  expectSplitStylesheets()
  // In the next build, pages that are not rendered again already have their links.
  writeStylesheetsAndUpdateLinksAndLoader(root, files, loader)
  expectSplitStylesheets()
})

it('puts rules used only by articles and documents into one style sheet for both', () => {
  site()
  write('public/index.html', page('s-red', 'src-site-templates-page-tsx'))
  write('public/faq/index.html', page('s-red', 'src-site-templates-page-with-form-tsx'))
  write('public/blog/index.html', page('s-moved s-red', 'src-site-templates-article-tsx'))
  write('public/about/index.html', page('s-moved s-red', 'src-site-templates-document-tsx'))
  writeStylesheetsAndUpdateLinksAndLoader(
    root,
    ['index.html', 'blog/index.html', 'about/index.html', 'faq/index.html'],
    loader,
  )
  expect(stylesheetLinks('about/index.html')).toEqual(stylesheetLinks('blog/index.html'))
  expect(stylesheetLinks('about/index.html')).toHaveLength(2)
  expect(sheet()).not.toContain('.s-moved')
})

it('updates the links of pages rendered by an earlier build, and removes the earlier style sheet', () => {
  site()
  writeStylesheetsAndUpdateLinksAndLoader(root, ['index.html', 'about/index.html'], loader)
  const earlier = firstStylesheet('about/index.html')
  write('public/index.html', page('s-unused'))
  writeStylesheetsAndUpdateLinksAndLoader(root, ['index.html', 'about/index.html'], loader)
  expect(firstStylesheet('about/index.html')).toBe(firstStylesheet('index.html'))
  expect(firstStylesheet('about/index.html')).not.toBe(earlier)
  expect(sheet()).toContain('.s-moved')
  expect(existsSync(join(root, 'public', earlier))).toBe(false)
  expect(readdirSync(join(root, 'public/static'))).toHaveLength(1)
})

it('gives the same file name for the same rules', () => {
  site()
  writeStylesheetsAndUpdateLinksAndLoader(root, ['index.html', 'about/index.html'], loader)
  const first = firstStylesheet('index.html')
  writeStylesheetsAndUpdateLinksAndLoader(root, ['about/index.html', 'index.html'], loader)
  expect(firstStylesheet('index.html')).toBe(first)
})

it('throws if the rules of a class are missing', () => {
  site()
  write('public/index.html', page('s-lost'))
  expect(() => writeStylesheetsAndUpdateLinksAndLoader(root, ['index.html'], loader)).toThrow('s-lost')
})

it('reads class names from attributes, not from text', () => {
  expect(findEmotionStyleNames('<p class="s-a other s-b">s-c <i class="s-a"></i></p>')).toEqual(['a', 'b'])
})

it('merges lists while keeping the order of each', () => {
  expect(mergeOrderedNames(['a c', 'a b c', 'c d', ''])).toEqual(['a', 'b', 'c', 'd'])
})
