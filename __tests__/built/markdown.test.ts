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
const read = (path: string): Root => parser.parse(bodyOf(path))

/** Letters and digits alone: spaces, marks and what stands for a sign of Markdown differ. */
const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The headings of a page’s own content: a text has a list of contents, calls and its author around it. */
const headings = ({ $ }: BuiltPage) => {
  const text = $('article[aria-labelledby=title]')
  return (text.length ? text : $('main'))
    .find('h1, h2, h3')
    .filter((_, heading) => !$(heading).closest('nav, section[aria-labelledby=author]').length)
    .map((_, heading) => letters($(heading).clone().find('a[aria-label]').remove().end().text()))
    .get()
}

it('names in the head of each page where it stands as Markdown, its alias too', () => {
  const wrong = builtPages().filter(({ $, path, alias }) => {
    const canonical = alias ? path.replace(/^\/en/, '') || '/' : path
    const named = $('link[type="text/markdown"]').attr('href')
    return named !== ($('link[rel=canonical]').length ? buildMarkdownPath(canonical) : undefined)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('has no page as Markdown that the site does not have', () => {
  const known = canonicalPages().map(({ path }) => buildMarkdownPath(path).slice(1))
  expect(
    listFiles(siteFolder, '.', '.md')
      .filter(file => !file.startsWith('downloads/'))
      .sort(),
  ).toEqual(known.sort())
})

it.each(canonicalPages().map(page => [page.path, page] as const))(
  'says on %s as Markdown what the page says',
  (path, page) => {
    const tree = read(path)
    const said = letters(toString(tree))
    expect(headings(page).filter(heading => !said.includes(heading))).toEqual([])
    expect(tree.children.filter(node => node.type === 'heading' && node.depth === 1)).toHaveLength(1)
    expect(builtFile(buildMarkdownPath(path))).not.toMatch(/\{\{|undefined|\[object/)
  },
)

it('keeps every paragraph, item and cell of a text', () => {
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

it('leads nowhere but to whole addresses', () => {
  const wrong = canonicalPages().flatMap(({ path }) => {
    const found: string[] = []
    visit(read(path), ['link', 'image'], node => {
      if ('url' in node && !/^(https:|mailto:|tel:)/.test(String(node.url))) found.push(`${path}: ${String(node.url)}`)
    })
    return found
  })
  expect(wrong).toEqual([])
})

it('has a note for each source that a text names', () => {
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

it.each(languages)('leads from llms.txt in %s to files that exist', language => {
  const files = new Set(listFiles(siteFolder, '.', ''))
  const links = [...builtFile(buildLlmsPath(language)).matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => url)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(url => !url.startsWith(website) || !files.has(url.slice(website.length + 1)))).toEqual([])
})
