import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { writeSiteFilesAndFeeds, batchOlderArticles } from '../../../src/gatsby/output/writeSiteFilesAndFeeds'
import { nodeSpecsWith } from '../../helpers/built'
import { createTestFolder } from '../../helpers/folders'
import { blog } from '../../helpers/project/blog'
import { article } from '../../helpers/project/texts'

describe('writeSiteFilesAndFeeds', () => {
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
  const articles = Array.from({ length: 49 }, (_, index) => ({ path: `/fr/blog/${index}` }))
  const graphql = async () => ({ data: { allPage: { nodes: [{ language: 'fr', sections: [{}, { articles }] }] } } })

  const write = (query: () => Promise<object>) =>
    writeSiteFilesAndFeeds(
      folder,
      query as BuildArgs['graphql'],
      { nodeSpecs, redirects: [] },
      [],
      path => `<p>Full text of ${path}</p>`,
    )

  beforeAll(() => write(graphql))

  it('writes the feed of a language, with the full text of articles', () => {
    expect(read('fr/feed.xml')).toContain('<title>Blogue | Cabinet Atelier</title>')
    expect(read('fr/feed.xml')).toContain('<category label="Essais" term="clinical-trials"/>')
    expect(read('fr/feed.xml')).toContain('Full text of /fr/blog/copy-10')
  })

  it('writes the newest articles into the feed, newest first, whichever the blog features', () => {
    const slugs = [...read('feed.xml').matchAll(/<id>.*\/blog\/(.*)<\/id>/g)].map(([, slug]) => slug)
    expect(slugs).toEqual(Array.from({ length: 15 }, (_, index) => `copy-${index + 10}`))
  })

  it('writes a batch of the articles beyond the first 48', () => {
    expect(JSON.parse(read('articles/fr-2.json'))).toEqual([articles[48]])
  })

  it('writes robots.txt, security.txt and the web manifest of a language', () => {
    expect(read('robots.txt')).toContain('https://www.example.com/sitemap-index.xml')
    expect(read('.well-known/security.txt')).toContain('mailto:hello@example.com')
    expect(JSON.parse(read('fr/manifest.webmanifest'))).toMatchObject({ name: 'Cabinet Atelier' })
  })

  it('writes the same files when run again', async () => {
    const files = ['fr/feed.xml', 'articles/fr-2.json']
    const before = files.map(read)
    await write(graphql)
    expect(files.map(read)).toEqual(before)
  })

  it('rejects if the list of articles cannot be read', async () => {
    const failing = async () => ({ errors: ['No such field'] })
    await expect(write(failing)).rejects.toThrow('The list of articles could not be read: No such field')
  })
})

it.each([
  [0, []],
  [48, []],
  [49, [[2, 1]]],
  [
    97,
    [
      [2, 48],
      [3, 1],
    ],
  ],
])('splits the articles after the 48th of %i into batches of 48', (count, batches) => {
  const articles = Array.from({ length: count }, (_, index) => index)
  expect(batchOlderArticles(articles).map(({ batch, part }) => [batch, part.length])).toEqual(batches)
})
