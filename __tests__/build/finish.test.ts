import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { finish, olderChunks, starterOf } from '../../src/build/finish'

const slice = `
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"a;b\\":[]}";
  </script>
<script>window.___webpackCompilationHash="4fb1c9";</script><script src="/polyfill-1.js" nomodule></script><script src="/webpack-runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script>`

/** What webpack says of a template’s scripts. */
const stats = JSON.stringify({
  namedChunkGroups: {
    app: { assets: [{ name: 'app-1.js' }] },
    'words-en': { assets: [{ name: 'words-en-1.js' }] },
    'component---page': { assets: [{ name: 'commons-1.js' }, { name: 'page-1.js' }, { name: 'page-1.js.map' }] },
  },
})

/** What the starter is started with. */
const given = (starter: string): unknown => JSON.parse(/\)\((\{.*?\}),\(function/.exec(starter)?.[1] ?? 'null')

it('starts with the scripts of the slice in order, and with its values', () => {
  expect(given(starterOf(slice, stats))).toEqual({
    scripts: ['/webpack-runtime-1.js', '/framework-1.js', '/app-1.js'],
    globals: { ___chunkMapping: {}, ___webpackCompilationHash: '4fb1c9' },
    chunks: { 'component---page': ['/commons-1.js', '/page-1.js'], 'words-en': ['/words-en-1.js'] },
    afterPaint: expect.any(Number),
  })
})

it('reads values that are objects', () => {
  const objects = slice.replace(/___webpackCompilationHash="4fb1c9"/, '___hashes={"app":["4fb1c9"]}')
  expect(given(starterOf(objects, stats))).toMatchObject({ globals: { ___hashes: { app: ['4fb1c9'] } } })
})

it('is one script that runs by itself', () => {
  Object.assign(window, { IntersectionObserver: class {} })
  expect(() => new Function(starterOf(slice, stats))()).not.toThrow()
})

it.each([
  ['scripts', '<script>window.___webpackCompilationHash="4fb1c9";</script>'],
  ['values', '<script src="/app-1.js" async></script>'],
])('says so when a slice has no %s', (_, changed) => {
  expect(() => starterOf(changed, stats)).toThrow(
    '_gatsby/slices/_gatsby-scripts-1.html has no scripts or no values for them; has Gatsby changed how it starts a page?',
  )
})

describe('finish', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
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
    topic: 'corporate-law',
    topicName: 'Droit des sociétés',
    date: '2026-01-01',
    reviewed: '2026-11-20',
  }))
  const blog = { language: 'fr', path: '/fr/blog', name: 'Blogue', summary: 'À lire.', sections: [{}, { articles }] }
  const graphql = async () => ({ data: { allPractice: { nodes: [practice] }, allPage: { nodes: [blog] } } })

  beforeAll(async () => {
    mkdirSync(join(folder, '_gatsby/slices'), { recursive: true })
    writeFileSync(join(folder, '_gatsby/slices/_gatsby-scripts-1.html'), slice)
    writeFileSync(join(folder, 'webpack.stats.json'), stats)
    await finish(folder, graphql as BuildArgs['graphql'])
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it('writes the starter', () => {
    const starter = read('start.js')
    expect(starter.length).toBeLessThan(starterOf(slice, stats).length)
    expect(starter).toContain('/webpack-runtime-1.js')
    expect(() => new Function(starter)()).not.toThrow()
  })

  it('writes the feed of a language', () => {
    expect(read('fr/feed.xml')).toContain('<title>Blogue | Cabinet Atelier</title>')
    expect(read('fr/feed.xml')).toContain('<category label="Droit des sociétés" term="corporate-law"/>')
  })

  it('writes the articles that do not come with the page', () => {
    expect(JSON.parse(read('articles/fr-2.json'))).toEqual([articles[48]])
  })

  it('writes what machines look for: robots.txt, security.txt, the manifest of a language', () => {
    expect(read('robots.txt')).toContain('https://www.example.com/sitemap-index.xml')
    expect(read('.well-known/security.txt')).toContain('mailto:hello@example.com')
    expect(JSON.parse(read('fr/manifest.webmanifest'))).toMatchObject({ name: 'Cabinet Atelier' })
  })

  it('may be repeated', async () => {
    const files = ['start.js', 'fr/feed.xml', 'articles/fr-2.json']
    const before = files.map(read)
    await finish(folder, graphql as BuildArgs['graphql'])
    expect(files.map(read)).toEqual(before)
  })

  it('says so when the list of articles cannot be read', async () => {
    const failing = async () => ({ errors: ['No such field'] })
    await expect(finish(folder, failing as BuildArgs['graphql'])).rejects.toThrow(
      'The list of articles could not be read: No such field',
    )
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
])('puts of %i articles those after the 48th in files of 48', (count, chunks) => {
  const articles = Array.from({ length: count }, (_, index) => index)
  expect(olderChunks(articles).map(({ chunk, part }) => [chunk, part.length])).toEqual(chunks)
})
