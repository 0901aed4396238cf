import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { languages } from '../../src/config/languages'
import { buildLlmsPath, buildMarkdownPath } from '../../src/shared/paths'
import { listFiles } from '../../src/content/read/files'
import { builtFile, builtPages, canonicalPages, siteFolder, website, type BuiltPage } from '../helpers/site'

const parser = unified().use(remarkParse).use(remarkGfm)
const bodyOf = (path: string) => builtFile(buildMarkdownPath(path)).replace(/^---\n.*?\n---\n/s, '')
const trees = new Map<string, Root>()
const read = (path: string): Root => {
  const tree = trees.get(path) ?? parser.parse(bodyOf(path))
  trees.set(path, tree)
  return tree
}

/** Keeps letters and digits only: spacing, punctuation and escapes differ. */
const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The headings of the page’s own content, without table of contents and author box. */
const headings = ({ $ }: BuiltPage) => {
  const text = $('article[aria-labelledby=title]')
  return (text.length ? text : $('main'))
    .find('h1, h2, h3')
    .filter((_, heading) => !$(heading).closest('nav, section[aria-labelledby=author]').length)
    .map((_, heading) => letters($(heading).clone().find('a[aria-label]').remove().end().text()))
    .get()
}

it('links the Markdown version in the head of each canonical page and alias', () => {
  const wrong = builtPages().filter(({ $, path, alias }) => {
    const canonical = alias ? path.replace(/^\/en/, '') || '/' : path
    const named = $('link[type="text/markdown"]').attr('href')
    return named !== ($('link[rel=canonical]').length ? buildMarkdownPath(canonical) : undefined)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('has a Markdown file for each page and no others', () => {
  const known = canonicalPages().map(({ path }) => buildMarkdownPath(path).slice(1))
  expect(
    listFiles(siteFolder, '.', '.md')
      .filter(file => !file.startsWith('downloads/'))
      .sort(),
  ).toEqual(known.sort())
})

it.each(canonicalPages().map(page => [page.path, page] as const))(
  'contains the headings of %s, one of them h1',
  (path, page) => {
    const tree = read(path)
    const said = letters(toString(tree))
    expect(headings(page).filter(heading => !said.includes(heading))).toEqual([])
    expect(tree.children.filter(node => node.type === 'heading' && node.depth === 1)).toHaveLength(1)
    expect(builtFile(buildMarkdownPath(path))).not.toMatch(/\{\{|undefined|\[object/)
  },
)

it('contains every paragraph and table cell of articles and documents', () => {
  const texts = canonicalPages().filter(({ $ }) => $('article').length)
  const lost = texts.flatMap(({ path, $ }) => {
    const said = letters(toString(read(path)))
    const body = $('article[aria-labelledby=title]').clone()
    body
      .find('header, nav, section:is([aria-labelledby=sources], [aria-labelledby=author]), sup:has(a), a[aria-label]')
      .remove()
    return body
      .find('p, td')
      .toArray()
      .map(element => letters($(element).text()))
      .filter(words => !said.includes(words))
      .map(words => `${path}: ${words.slice(0, 60)}`)
  })
  expect(lost).toEqual([])
})

it('has absolute URLs only', () => {
  const wrong = canonicalPages().flatMap(({ path }) => {
    const found: string[] = []
    visit(read(path), ['link', 'image'], node => {
      if ('url' in node && !/^(https:|mailto:|tel:)/.test(String(node.url))) found.push(`${path}: ${String(node.url)}`)
    })
    return found
  })
  expect(wrong).toEqual([])
})

it('defines each footnote that it refers to', () => {
  const wrong = canonicalPages().flatMap(({ path }) => {
    const [named, listed] = [new Set<string>(), new Set<string>()]
    visit(read(path), node => {
      if (node.type === 'footnoteReference') named.add(node.identifier)
      if (node.type === 'footnoteDefinition') listed.add(node.identifier)
    })
    return [...named].filter(id => !listed.has(id)).map(id => `${path}: ${id}`)
  })
  expect(wrong).toEqual([])
})

it.each(languages)('llms.txt in %s links existing files', language => {
  const files = new Set(listFiles(siteFolder, '.', ''))
  const links = [...builtFile(buildLlmsPath(language)).matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => url)
  const pages = canonicalPages().filter(page => page.language === language)
  expect(links.length).toBeGreaterThanOrEqual(pages.length)
  expect(links.filter(url => !url.startsWith(website) || !files.has(url.slice(website.length + 1)))).toEqual([])
})
