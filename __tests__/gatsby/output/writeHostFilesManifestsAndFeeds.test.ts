import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeHostFilesManifestsAndFeeds } from '../../../src/gatsby/output/writeHostFilesManifestsAndFeeds'
import { nodeSpecsWith } from '../../helpers/built'
import { createTestFolder } from '../../helpers/folders'
import { blog } from '../../helpers/project/blog'
import { article } from '../../helpers/project/texts'

describe('writeHostFilesManifestsAndFeeds', () => {
  const folder = createTestFolder()
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const copyAs = (slug: string, change = (text: string) => text) => ({
    [`content/articles/${slug}/en.mdx`]: change(article.en),
    [`content/articles/${slug}/fr.mdx`]: change(article.fr),
  })
  const nodeSpecs = nodeSpecsWith({
    'content/pages/blog.json': JSON.stringify(blog),
    ...copyAs('old', text => text.replace('date: 2024-01-15', 'date: 2020-01-01')),
    ...Object.assign({}, ...Array.from({ length: 15 }, (_, index) => copyAs(`copy-${index + 10}`))),
  })
  const write = () =>
    writeHostFilesManifestsAndFeeds(folder, { nodeSpecs, redirects: [] }, [], path => `<p>Full text of ${path}</p>`)

  beforeAll(write)

  it('writes the feed of a language, with the full text of articles', () => {
    expect(read('fr/feed.xml')).toContain('<title>Blogue | Cabinet Atelier</title>')
    expect(read('fr/feed.xml')).toContain('<category label="Essais" term="clinical-trials"/>')
    expect(read('fr/feed.xml')).toContain('Full text of /fr/blog/copy-10')
  })

  it('writes the newest articles into the feed, newest first, whichever the blog features', () => {
    const slugs = [...read('feed.xml').matchAll(/<id>.*\/blog\/(.*)<\/id>/g)].map(([, slug]) => slug)
    expect(slugs).toEqual(Array.from({ length: 15 }, (_, index) => `copy-${index + 10}`))
  })

  it('writes robots.txt, security.txt and the web manifest of a language', () => {
    expect(read('robots.txt')).toContain('https://www.example.com/sitemap-index.xml')
    expect(read('.well-known/security.txt')).toContain('mailto:hello@example.com')
    expect(JSON.parse(read('fr/manifest.webmanifest'))).toMatchObject({ name: 'Cabinet Atelier' })
  })

  it('writes the same files when run again', () => {
    const before = read('fr/feed.xml')
    write()
    expect(read('fr/feed.xml')).toEqual(before)
  })
})
