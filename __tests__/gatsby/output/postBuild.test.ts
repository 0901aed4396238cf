import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { writePostBuildFiles, batchOlderArticles } from '../../../src/gatsby/output/postBuild'
import { createTestFolder } from '../../helpers/folders'

describe('writePostBuildFiles', () => {
  const folder = createTestFolder()
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const practice = {
    language: 'fr',
    name: 'Cabinet Atelier',
    description: 'Un cabinet juridique.',
    website: 'https://www.example.com',
    email: 'hello@example.com',
  }
  const articles = Array.from({ length: 49 }, (_, index) => ({
    path: `/fr/blog/${index}`,
    title: `Article ${index}`,
    excerpt: 'Un extrait.',
    articleCategory: 'corporate-law',
    articleCategoryName: 'Droit des sociétés',
    date: '2026-01-01',
    reviewed: '2026-11-20',
  }))
  const blog = { language: 'fr', path: '/fr/blog', name: 'Blogue', summary: 'À lire.', sections: [{}, { articles }] }
  const graphql = async () => ({ data: { allPractice: { nodes: [practice] }, allPage: { nodes: [blog] } } })

  const write = (query: () => Promise<object>) =>
    writePostBuildFiles(folder, query as BuildArgs['graphql'], [], [], path => `<p>Full text of ${path}</p>`)

  beforeAll(() => write(graphql))

  it('writes the feed of a language, with the full text of articles', () => {
    expect(read('fr/feed.xml')).toContain('<title>Blogue | Cabinet Atelier</title>')
    expect(read('fr/feed.xml')).toContain('<category label="Droit des sociétés" term="corporate-law"/>')
    expect(read('fr/feed.xml')).toContain('Full text of /fr/blog/0')
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
