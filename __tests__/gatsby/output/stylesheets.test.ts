import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  findEmotionStyleNames,
  mergeOrderedNames,
  writeAndLinkStylesheets,
} from '../../../src/gatsby/output/stylesheets'
import { stylesheetId } from '../../../src/config/styles'
import { buildEmotionRuleCachePath, siteStylesCachePath } from '../../../src/shared/stylesheetFiles'

const starter = { file: 'start-1.js', integrity: 'sha256-1' }
let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'sheet-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const page = (classes: string, template = '') =>
  `<head><link id="${stylesheetId}" rel="stylesheet" href="/static/styles-none.css"/></head><p class="${classes}">s-text</p>` +
  (template && `<script data-chunks="component---${template} words-en"></script>`)
const linksOf = (file: string) =>
  [...readFileSync(join(root, 'public', file), 'utf8').matchAll(/ href="([^"]*)"/g)].map(([, path = '']) => path)
const linkedBy = (file: string) => linksOf(file)[0] ?? ''
const textOf = (path = '') => readFileSync(join(root, 'public', path), 'utf8')
const sheet = () => textOf(linkedBy('index.html'))

function site() {
  write(siteStylesCachePath, 'body{margin:0}')
  write(buildEmotionRuleCachePath('red'), '.s-red{color:red}')
  write(buildEmotionRuleCachePath('moved'), '.s-moved{animation:animation-up 1s}')
  write(buildEmotionRuleCachePath('animation-up'), '@keyframes animation-up{}')
  write(buildEmotionRuleCachePath('unused'), '.s-unused{color:blue}')
  write('public/index.html', page('s-red visually-hidden'))
  write('public/about/index.html', page('s-moved s-red'))
}

it('writes what the pages show into one sheet, once, and links it in each', () => {
  site()
  writeAndLinkStylesheets(root, ['index.html', 'about/index.html', 'gone/index.html'], starter)
  expect(linkedBy('about/index.html')).toBe(linkedBy('index.html'))
  expect(sheet()).toContain('body{margin:0}')
  expect(sheet().match(/\.s-red\{/g)).toHaveLength(1)
  expect(sheet()).toContain('@keyframes animation-up')
  expect(sheet()).not.toContain('unused')
})

it('keeps what only the pages of one template show in a sheet of their own', () => {
  site()
  write('public/index.html', page('s-red', 'page'))
  write('public/blog/index.html', page('s-moved s-red', 'article'))
  write('public/about/index.html', page('s-red', 'page'))
  const files = ['index.html', 'blog/index.html', 'about/index.html']
  const hold = () => {
    expect(linksOf('index.html')).toEqual([linkedBy('blog/index.html')])
    expect(linksOf('about/index.html')).toEqual(linksOf('index.html'))
    const [shared, own] = linksOf('blog/index.html')
    expect(textOf(shared)).toContain('.s-red')
    expect(textOf(shared)).not.toContain('.s-moved')
    expect(textOf(own)).toContain('.s-moved')
    expect(textOf(own)).toContain('@keyframes animation-up')
    expect(readdirSync(join(root, 'public/static'))).toHaveLength(2)
  }
  writeAndLinkStylesheets(root, files, starter)
  hold()
  // Pages that the next build does not render again are already linked.
  writeAndLinkStylesheets(root, files, starter)
  hold()
})

it('keeps what only articles and documents show in one sheet for both', () => {
  site()
  write('public/index.html', page('s-red', 'src-site-templates-page-tsx'))
  write('public/blog/index.html', page('s-moved s-red', 'src-site-templates-article-tsx'))
  write('public/about/index.html', page('s-moved s-red', 'src-site-templates-document-tsx'))
  writeAndLinkStylesheets(root, ['index.html', 'blog/index.html', 'about/index.html'], starter)
  expect(linksOf('about/index.html')).toEqual(linksOf('blog/index.html'))
  expect(linksOf('about/index.html')).toHaveLength(2)
  expect(sheet()).not.toContain('.s-moved')
})

it('counts and links a page anew that was rendered by an earlier build, and removes the earlier sheet', () => {
  site()
  writeAndLinkStylesheets(root, ['index.html', 'about/index.html'], starter)
  const earlier = linkedBy('about/index.html')
  write('public/index.html', page('s-unused'))
  writeAndLinkStylesheets(root, ['index.html', 'about/index.html'], starter)
  expect(linkedBy('about/index.html')).toBe(linkedBy('index.html'))
  expect(linkedBy('about/index.html')).not.toBe(earlier)
  expect(sheet()).toContain('.s-moved')
  expect(existsSync(join(root, 'public', earlier))).toBe(false)
  expect(readdirSync(join(root, 'public/static'))).toHaveLength(1)
})

it('gives the same file name for the same rules', () => {
  site()
  writeAndLinkStylesheets(root, ['index.html', 'about/index.html'], starter)
  const first = linkedBy('index.html')
  writeAndLinkStylesheets(root, ['about/index.html', 'index.html'], starter)
  expect(linkedBy('index.html')).toBe(first)
})

it('throws if the rules of a class are missing', () => {
  site()
  write('public/index.html', page('s-lost'))
  expect(() => writeAndLinkStylesheets(root, ['index.html'], starter)).toThrow('s-lost')
})

it('reads classes from attributes, not from text', () => {
  expect(findEmotionStyleNames('<p class="s-a other s-b">s-c <i class="s-a"></i></p>')).toEqual(['a', 'b'])
})

it('keeps the order of each page where pages agree', () => {
  expect(mergeOrderedNames(['a c', 'a b c', 'c d', ''])).toEqual(['a', 'b', 'c', 'd'])
})
