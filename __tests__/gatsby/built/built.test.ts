import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compareOutputWithContent } from '../../../src/gatsby/output/built/compareOutputWithContent'
import { removeOrphanedPageFiles } from '../../../src/gatsby/output/built/orphanedPageFiles'
import { builtFrom, pagesWith, website } from '../../helpers/built'
import { writeInto } from '../../helpers/folders'
import { files } from '../../helpers/project'

const pages = pagesWith()
let root = ''
const folder = () => join(root, 'public')
const built = (of = pages) => (root = builtFrom(of))
afterEach(() => rmSync(root, { recursive: true }))

describe('compareOutputWithContent', () => {
  it('reports nothing for a site that matches its content', () => {
    built()
    expect(compareOutputWithContent(folder(), pages, website)).toEqual([])
  })

  it('reports each file of a page with outdated content', () => {
    built()
    const now = pagesWith({ [files.home]: { 'sections[0].title.en': 'Another title of the home page' } })
    expect(compareOutputWithContent(folder(), now, website)).toEqual(
      ['index.html, of the page /,', 'page-data/index/page-data.json, of the page /,', 'en.html, of the page /en,']
        .concat('page-data/en/page-data.json, of the page /en,')
        .map(place => `public/${place} does not show the content as it is now.`),
    )
  })

  it('reports a page without HTML whose page data exists', () => {
    built()
    rmSync(join(folder(), 'fr/contact.html'))
    expect(compareOutputWithContent(folder(), pages, website)).toEqual([
      'public/fr/contact.html, of the page /fr/contact, is missing.',
    ])
  })

  it('reports a missing Markdown version', () => {
    built()
    rmSync(join(folder(), 'fr/contact.md'))
    expect(compareOutputWithContent(folder(), pages, website)).toEqual(['public/fr/contact.md is missing.'])
  })

  it('reports extra and missing sitemap entries', () => {
    built()
    writeInto(folder(), 'sitemap-0.xml', `<url><loc>${website}/gone</loc><lastmod>2026-01-01T00</lastmod></url>`)
    const problems = compareOutputWithContent(folder(), pages, website)
    expect(problems).toContain(`The sitemap names ${website}/gone of 2026-01-01, which is not in the content.`)
    expect(problems.filter(line => line.startsWith(`The sitemap lacks ${website}/fr/`))).not.toEqual([])
  })

  it('reports a feed entry with an outdated review date', () => {
    const old = pages.map(page =>
      page.type === 'Article'
        ? { ...page, fields: { ...page.fields, date: '2020-01-01', reviewed: '2020-01-01' } }
        : page,
    )
    built(old)
    expect(compareOutputWithContent(folder(), pages, website).filter(line => line.includes('feed.xml'))).toEqual([
      `public/feed.xml names ${website}/blog/trials of 2020-01-01, which is not in the content.`,
      `public/fr/feed.xml names ${website}/fr/blog/trials of 2020-01-01, which is not in the content.`,
    ])
  })

  it('reports an article missing from a feed', () => {
    built(pages.filter(({ type }) => type !== 'Article'))
    expect(compareOutputWithContent(folder(), pages, website)).toContainEqual(
      expect.stringMatching(/^public\/feed\.xml lacks .*\/blog\/trials of /),
    )
  })
})

describe('removeOrphanedPageFiles', () => {
  it('removes the files and directory of a deleted page and keeps all other files', () => {
    built()
    const left = ['blog/gone.html', 'blog/gone.md', 'page-data/blog/gone/page-data.json']
    const kept = ['static/a/b.png', '_gatsby/slices/a.html', 'app-1.js', 'page-data/app-data.json', 'robots.txt']
    ;[...left, ...kept].forEach(file => writeInto(folder(), file, ''))
    expect(removeOrphanedPageFiles(root, pages)).toEqual(left)
    expect(left.filter(file => existsSync(join(folder(), file)))).toEqual([])
    expect(existsSync(join(folder(), 'blog/gone'))).toBe(false)
    expect(kept.filter(file => !existsSync(join(folder(), file)))).toEqual([])
    expect(compareOutputWithContent(folder(), pages, website)).toEqual([])
  })

  it('keeps an HTML file copied from static/', () => {
    built()
    writeInto(root, 'static/proof.html', '')
    writeInto(folder(), 'proof.html', '')
    expect(removeOrphanedPageFiles(root, pages)).toEqual([])
  })
})
