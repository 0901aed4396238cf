import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../src/build/content/files'
import { readingNow } from '../../src/build/content/published'
import { readContent } from '../../src/build/content/read'
import { redirectsFile, rename } from '../../src/commands/rename'
import { sentenceOf } from '../../src/lib/problems'
import { withContentCopy } from '../helpers/contentCopy'

// The content of the site goes on: its days are held against today.
const reading = readingNow()
const { content } = readContent(process.cwd(), { ...reading, drafts: true })
const articles = content?.texts.filter(({ kind, language }) => kind === 'article' && language === 'en') ?? []
const service = content?.pages.find(({ route }) => /^\/services\/./.test(route))?.route ?? ''
const documentRoute = content?.texts.find(({ kind }) => kind === 'document')?.route ?? ''
const featured = content?.pages
  .flatMap(({ page }) => page.sections)
  .flatMap(section => (section.type === 'articles' ? [section.featured] : []))
  .at(0)

/** Every text of the content, redirects and digests apart. */
function textsOf(root: string): string[] {
  return ['.json', '.mdx']
    .flatMap(ending => filesUnder(root, 'content', ending))
    .filter(file => !/redirects|translations/.test(file))
    .map(file => readFileSync(join(root, file), 'utf8').replace(/^route: .*$/m, ''))
}

function linksTo(root: string, route: string): number {
  const found = new RegExp(`["(]${route}(?=["#?)\\s])`, 'g')
  return textsOf(root).flatMap(text => text.match(found) ?? []).length
}

const soundAfter = (root: string) =>
  readContent(root, { ...reading, drafts: true })
    .problems.filter(({ file }) => file !== redirectsFile)
    .map(sentenceOf)

it.each([
  ['an article', `/blog/${featured ?? articles[0]?.slug}`, '/blog/another-name'],
  ['a page', service, '/services/another-name'],
  ['a document', documentRoute, '/another-name'],
])('renames %s with its links, menus and redirect', (_what, from, to) =>
  withContentCopy(root => {
    const before = linksTo(root, from)
    expect(before).toBeGreaterThan(0)
    const { lines, failed } = rename(root, [from, to], reading.today)
    expect({ lines, failed }).toEqual({ lines: expect.any(Array) as unknown, failed: false })
    expect(linksTo(root, from)).toBe(0)
    expect(linksTo(root, to)).toBe(before)
    expect(soundAfter(root)).toEqual([])
    expect(JSON.parse(readFileSync(join(root, redirectsFile), 'utf8'))).toContainEqual({ from, to })
    expect(lines.join('\n')).toContain(`${from} leads to ${to}`)
  }),
)

it('leads no redirect to another, and forgets it when a page comes back', () =>
  withContentCopy(root => {
    rename(root, [service, '/services/second'], reading.today)
    rename(root, ['/services/second', '/services/third'], reading.today)
    const redirects = () => JSON.parse(readFileSync(join(root, redirectsFile), 'utf8')) as unknown
    expect(redirects()).toEqual([
      { from: service, to: '/services/third' },
      { from: '/services/second', to: '/services/third' },
    ])
    rename(root, ['/services/third', service], reading.today)
    expect(redirects()).toEqual([
      { from: '/services/second', to: service },
      { from: '/services/third', to: service },
    ])
  }))

it('undoes everything when the site would not be sound', () =>
  withContentCopy(root => {
    const before = textsOf(root)
    const { lines, failed } = rename(root, [service, '/nowhere/known/deep'], reading.today)
    expect(failed).toBe(true)
    expect(lines.join('\n')).toMatch(/navigation\.json.*Nothing was renamed/s)
    expect(textsOf(root)).toEqual(before)
    expect(existsSync(join(root, 'content/pages/nowhere'))).toBe(false)
  }))

it.each([
  ['nothing to rename', [], /^Name the old address and the new one/],
  ['an address that does not exist', [`${service}x`, '/a'], /There is no page.*did you mean/],
  ['the home page', ['/', '/a'], /cannot be renamed/],
  ['a new address with capitals', [service, '/Services/Patents'], /small letters, digits and hyphens/],
  ['an address that is taken', [service, documentRoute], /is taken by/],
  ['its own address', [service, service], /already/],
])('refuses %s in a sentence', (_what, args, sentence) =>
  withContentCopy(root => {
    expect(rename(root, args, reading.today)).toEqual({ lines: [expect.stringMatching(sentence)], failed: true })
  }),
)
