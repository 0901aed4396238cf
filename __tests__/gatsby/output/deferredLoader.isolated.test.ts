/** @jest-environment jsdom */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  generateDeferredLoaderSource,
  updateDeferredLoaderTag,
  writeDeferredLoader,
} from '../../../src/gatsby/output/deferredLoader'
import { immutablePathPattern } from '../../../src/config/hosting'
import { deferredLoaderFetchScriptId } from '../../../src/shared/deferredLoader'

const slice = `
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"a;b\\":[]}";
  </script>
<script>window.___webpackCompilationHash="4fb1c9";</script><script src="/polyfill-1.js" nomodule></script><script src="/webpack-runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script>`

/** webpack’s statistics for two chunks and a page template. */
const stats = JSON.stringify({
  namedChunkGroups: {
    app: { assets: [{ name: 'app-1.js' }] },
    'words-en': { assets: [{ name: 'words-en-1.js' }] },
    'component---page': { assets: [{ name: 'commons-1.js' }, { name: 'page-1.js' }, { name: 'page-1.js.map' }] },
  },
})

const integrity = { '/app-1.js': 'sha256-app' }

/** The options that the source passes to the deferred loader. */
const parseOptions = (starter: string): unknown => JSON.parse(/\)\((\{.*?\}),\(function/.exec(starter)?.[1] ?? 'null')

it('passes the slice’s scripts in order, its globals, integrity hashes and chunk files to the loader', () => {
  expect(parseOptions(generateDeferredLoaderSource(slice, stats, integrity))).toEqual({
    scripts: ['/webpack-runtime-1.js', '/framework-1.js', '/app-1.js'],
    globals: { ___chunkMapping: {}, ___webpackCompilationHash: '4fb1c9' },
    integrity,
    chunks: { 'component---page': ['/commons-1.js', '/page-1.js'], 'words-en': ['/words-en-1.js'] },
    prefetchDelay: expect.any(Number),
  })
})

it('parses globals that are objects', () => {
  const objects = slice.replace(/___webpackCompilationHash="4fb1c9"/, '___hashes={"app":["4fb1c9"]}')
  expect(parseOptions(generateDeferredLoaderSource(objects, stats, {}))).toMatchObject({
    globals: { ___hashes: { app: ['4fb1c9'] } },
  })
})

it('generates a script that runs without errors', () => {
  Object.assign(window, { IntersectionObserver: class {} })
  expect(() => new Function(generateDeferredLoaderSource(slice, stats, integrity))()).not.toThrow()
})

it.each([
  ['scripts', '<script>window.___webpackCompilationHash="4fb1c9";</script>'],
  ['globals', '<script src="/app-1.js" async></script>'],
])('throws if a slice has no %s', (_, changed) => {
  expect(() => generateDeferredLoaderSource(changed, stats, {})).toThrow(
    '_gatsby/slices/_gatsby-scripts-1.html has no scripts or no values for them; has Gatsby changed how it starts a page?',
  )
})

describe('writeDeferredLoader', () => {
  let folder: string
  const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'public-'))
    mkdirSync(join(folder, '_gatsby/slices'), { recursive: true })
    writeFileSync(join(folder, '_gatsby/slices/_gatsby-scripts-1.html'), slice)
    writeFileSync(join(folder, 'webpack.stats.json'), stats)
    writeFileSync(join(folder, 'app-1.js'), 'app()')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes a minified, content-hashed file with integrity hashes of the scripts', () => {
    const { file, integrity } = writeDeferredLoader(folder, ['app-1.js', 'app-1.js.LICENSE.txt'])
    expect(`/${file}`).toMatch(immutablePathPattern)
    expect(integrity).toBe(digest(read(file)))
    expect(read(file).length).toBeLessThan(generateDeferredLoaderSource(slice, stats, {}).length)
    expect(read(file)).toContain(digest('app()'))
    expect(() => new Function(read(file))()).not.toThrow()
  })

  it('changes the file name only when a script changes', () => {
    const first = writeDeferredLoader(folder, ['app-1.js'])
    expect(writeDeferredLoader(folder, ['app-1.js'])).toEqual(first)
    writeFileSync(join(folder, 'app-1.js'), 'other()')
    expect(writeDeferredLoader(folder, ['app-1.js']).file).not.toBe(first.file)
  })

  it('updates the script tag of newly rendered and of earlier pages', () => {
    const page = `<script id="${deferredLoaderFetchScriptId}" data-src="/start.js" data-integrity="none"></script>`
    const withLoader = (file: string) => page.replace('/start.js', `/${file}`).replace('none', `sha256-${file}`)
    const first = updateDeferredLoaderTag(page, { file: 'start-1.js', integrity: 'sha256-start-1.js' })
    expect(first).toBe(withLoader('start-1.js'))
    expect(updateDeferredLoaderTag(first, { file: 'start-2.js', integrity: 'sha256-start-2.js' })).toBe(
      withLoader('start-2.js'),
    )
  })
})
