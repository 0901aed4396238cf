import { createHash } from 'node:crypto'
import { immutablePathPattern } from '../../src/config/hosting'
import { buildCspMetaContent } from '../../src/site/app/contentSecurityPolicy'
import { isSearchPath } from '../../src/shared/paths'
import { listFiles } from '../../src/content/read/files'
import { builtFile, builtPages, content } from '../helpers/site'
import { siteFolder } from '../helpers/siteFiles'

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe.each(builtPages().map(page => [page.path, page] as const))('%s', (path, { $ }) => {
  const policy = $('meta[http-equiv="Content-Security-Policy"]')

  it('has one policy before links, scripts and styles, with hashes of its inline scripts', () => {
    expect(policy).toHaveLength(1)
    expect(policy.prevAll('link, script, style')).toHaveLength(0)
    const inline = $('script:not([src]):not([type="application/ld+json"])')
      .map((_, script) => digest($(script).text()))
      .get()
    const data = builtFile(`page-data${path === '/' ? '/index' : path}/page-data.json`)
    expect(policy.attr('content')).toBe(buildCspMetaContent(content.practice.providers, data, inline))
  })

  it('allows nothing unsafe, except WebAssembly on the search page', () => {
    const content = policy.attr('content') ?? ''
    expect(content).toMatch(/^default-src 'none';/)
    expect(content.includes("'wasm-unsafe-eval'")).toBe(isSearchPath(path))
    expect(content.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*(?!\.)|https?:(?!\/\/)/)
  })

  it('has no style element, style attribute or event handler attribute', () => {
    expect($('style, [style]')).toHaveLength(0)
    const handlers = $('*')
      .get()
      .flatMap(element => ('attribs' in element ? Object.keys(element.attribs) : []))
      .filter(name => name.startsWith('on'))
    expect(handlers).toEqual([])
  })

  it('loads the deferred loader with the right integrity hash', () => {
    const loader = $('script[data-src]')
    expect(loader).toHaveLength(1)
    const src = loader.attr('data-src') ?? ''
    expect(src).toMatch(/^\/start-/)
    expect(src).toMatch(immutablePathPattern)
    expect(loader.attr('data-integrity')).toBe(digest(builtFile(src)))
  })
})

it('the deferred loader contains the integrity hash of every other script', () => {
  const loaders = listFiles(siteFolder, '.', '.js').filter(file => file.startsWith('start-'))
  expect(loaders).toHaveLength(1)
  const loader = builtFile(loaders[0] ?? '')
  const scripts = listFiles(siteFolder, '.', '.js').filter(file => !/^_|\//.test(file) && !loaders.includes(file))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(file => !loader.includes(`"/${file}":"${digest(builtFile(file))}"`))).toEqual([])
})
