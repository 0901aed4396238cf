import { readdirSync } from 'node:fs'
import { listBareAndLanguagePrefixedPaths } from '../../src/shared/paths'
import { builtPages, content, siteFolder } from '../helpers/site'

describe('routes', () => {
  it('are exactly those of the content, with aliases and not-found pages', () => {
    const routes = [...content.pages, ...content.texts].map(({ route }) => route).filter(route => route !== '/404')
    const expected = [...new Set(routes)].flatMap(route =>
      listBareAndLanguagePrefixedPaths(route).map(({ path }) => path),
    )
    expect(
      builtPages()
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...expected, '/404.html', '/fr/404.html'].sort())
  })

  it('include a not-found page with noindex in each language', () => {
    const pages = builtPages().filter(({ path }) => path.endsWith('404.html'))
    expect(pages.map(({ $ }) => $('html').attr('lang')).sort()).toEqual(['en-CA', 'fr-CA'])
    pages.forEach(({ $ }) => {
      expect($('meta[name=robots]').attr('content')).toBe('noindex')
      expect($('link[rel=canonical]')).toHaveLength(0)
    })
  })
})

it('has one bundle per template and none per page', () => {
  const bundles = readdirSync(siteFolder).flatMap(
    name => /^component---src-site-templates-(.+)-tsx-[0-9a-f]{20}\.js$/.exec(name)?.[1] ?? [],
  )
  const templates = readdirSync('src/site/templates').map(name =>
    name
      .replace('.tsx', '')
      .replace(/(?<=.)[A-Z]/g, '-$&')
      .toLowerCase(),
  )
  expect(bundles).toEqual(expect.arrayContaining(['article', 'document', 'page']))
  expect(bundles.filter(name => !templates.includes(name))).toEqual([])
  expect(new Set(bundles).size).toBe(bundles.length)
  expect(readdirSync(siteFolder).filter(name => /^component---/.test(name) && name.endsWith('.js'))).toHaveLength(
    bundles.length,
  )
})
