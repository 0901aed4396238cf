import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compareOutputWithContent } from '../../../src/gatsby/output/built/compareOutputWithContent'
import { removeOrphanedPageFiles } from '../../../src/gatsby/output/built/orphanedPageFiles'
import { builtFrom, pagesWith, website } from '../../helpers/built'
import { writeInto } from '../../helpers/folders'
import { files } from '../../helpers/project'
import { facts } from '../../helpers/project/single'
import { article } from '../../helpers/project/texts'

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

  it('reports an article missing from a feed, and each other entry once', () => {
    const gone = { [files.article.en]: null, [files.article.fr]: null }
    built(
      pagesWith({ ...gone, 'content/articles/gone/en.mdx': article.en, 'content/articles/gone/fr.mdx': article.fr }),
    )
    const now = pagesWith({ 'content/articles/new/en.mdx': article.en, 'content/articles/new/fr.mdx': article.fr })
    const found = compareOutputWithContent(folder(), now, website).filter(line => line.startsWith('public/feed.xml'))
    expect(found.map(line => line.replace(/ of .*/, '').replace(website, ''))).toEqual([
      'public/feed.xml lacks /blog/trials',
      'public/feed.xml lacks /blog/new',
      'public/feed.xml names /blog/gone',
    ])
  })
})

describe('removeOrphanedPageFiles', () => {
  it('removes the files and directory of a deleted page and keeps all other files', () => {
    built()
    const left = ['blog/gone.html', 'blog/gone.ics', 'blog/gone.md', 'page-data/blog/gone/page-data.json']
    const kept = ['static/a/b.png', '_gatsby/slices/a.html', 'app-1.js', 'page-data/app-data.json', 'robots.txt']
    ;[...left, ...kept].forEach(file => writeInto(folder(), file, ''))
    expect(removeOrphanedPageFiles(root, pages)).toEqual(left)
    expect(left.filter(file => existsSync(join(folder(), file)))).toEqual([])
    expect(existsSync(join(folder(), 'blog/gone'))).toBe(false)
    expect(kept.filter(file => !existsSync(join(folder(), file)))).toEqual([])
    expect(compareOutputWithContent(folder(), pages, website)).toEqual([])
  })

  it('keeps the calendar file of a page with the regulatory clock', () => {
    built()
    ;['contact.ics', 'fr/contact.ics'].forEach(file => writeInto(folder(), file))
    const section = { type: 'clock', intro: { title: { en: 'Your clock', fr: 'Votre horloge' } } }
    const withClock = pagesWith({
      [files.contact]: { 'sections[2]': section },
      [files.facts]: JSON.stringify(Object.assign(JSON.parse(readFileSync(files.facts, 'utf8')), facts)),
      'content/clock.json': readFileSync('content/clock.json', 'utf8'),
    })
    expect(removeOrphanedPageFiles(root, withClock)).toEqual([])
    expect(removeOrphanedPageFiles(root, pages)).toEqual(['contact.ics', 'fr/contact.ics'])
  })

  it('keeps an HTML file copied from static/', () => {
    built()
    writeInto(root, 'static/proof.html', '')
    writeInto(folder(), 'proof.html', '')
    expect(removeOrphanedPageFiles(root, pages)).toEqual([])
  })
})
