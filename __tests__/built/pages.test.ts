import { emotionCacheKey } from '../../src/config/styles'
import { builtFile, builtPages, content, type BuiltPage } from '../helpers/site'

const pages = builtPages().filter(({ alias }) => !alias)
const sheetsOf = ({ $ }: Pick<BuiltPage, '$'>) =>
  $('link[rel=stylesheet]')
    .map((_, link) => $(link).attr('href'))
    .get()

describe.each(pages.map(page => [page.path, page] as const))('%s without scripts', (_path, { $ }) => {
  it('has one h1 and skips no heading level', () => {
    const levels = $('main :is(h1, h2, h3, h4)')
      .map((_, heading) => Number(heading.tagName.slice(1)))
      .get()
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('has a skip link, both menus, the language switch and the footer', () => {
    expect($('a[href="#main"]')).toHaveLength(1)
    expect($('header nav').not('main *')).toHaveLength(2)
    expect($('a[hreflang]').length).toBe(1)
    expect($('footer nav').length).toBe(4)
  })

  it('shows no interface key, placeholder or undefined value', () => {
    const text = $('body').clone().find('script, style, noscript').remove().end().text()
    expect(text).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN/)
    expect(text).not.toMatch(/\b(?:frame|channels|pricing|faq|related|text|blog)\.[a-z]+(?:\.[a-z]+)?\b/)
  })

  it('gives every picture an alt attribute and dimensions', () => {
    $('img').each((_, image) => {
      expect($(image).attr('alt')).toBeDefined()
      expect(Number($(image).attr('width')) * Number($(image).attr('height'))).toBeGreaterThan(0)
    })
  })

  it('loads no external script, and nothing from other hosts except stock photos', () => {
    expect($('script[src]')).toHaveLength(0)
    expect($('link[rel=preload][as=script], link[rel=preload][as=fetch]')).toHaveLength(0)
    const addresses = $('img, source, iframe, link[rel=stylesheet], link[rel=preload]')
      .map((_, element) => $(element).attr('src') ?? $(element).attr('srcset') ?? $(element).attr('href'))
      .get()
    const { stockPhotos } = content.practice.providers
    const photos = (address: string) => stockPhotos && address.startsWith(`${stockPhotos}/`)
    expect(addresses.filter(address => /^https?:|^\/\//.test(address) && !photos(address))).toEqual([])
  })

  it('links the shared style sheet and at most one more, without inline styles', () => {
    expect($('style')).toHaveLength(0)
    expect($('link[rel=stylesheet]').parent().is('head')).toBe(true)
    const [shared, ...own] = sheetsOf({ $ })
    expect(pages.every(page => sheetsOf(page)[0] === shared)).toBe(true)
    expect(own.length).toBeLessThanOrEqual(1)
  })

  it('links rules for each Emotion class that it uses', () => {
    const text = sheetsOf({ $ }).map(builtFile).join('')
    const known = new Set(text.match(new RegExp(`\\.${emotionCacheKey}-[\\w-]+`, 'g')))
    const shown = $(`[class*="${emotionCacheKey}-"]`)
      .get()
      .flatMap(element => ($(element).attr('class') ?? '').split(' '))
    const own = shown.filter(name => name.startsWith(`${emotionCacheKey}-`)).map(name => `.${name}`)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(name => !known.has(name))).toEqual([])
  })

  it('has a policy without unsafe script sources', () => {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content')
    // Allowed on the search page for its engine; see policy.test.ts.
    expect(policy?.replace("'wasm-unsafe-eval'", '')).not.toMatch(/script-src[^;]*unsafe/)
  })
})

it('aliases under /en have the same main content as the canonical pages', () => {
  // Self-links are marked as current only at the canonical URL.
  const mainOf = ({ $ }: BuiltPage) => $('main').html()?.replaceAll(' aria-current="page" class=""', '')
  const bare = new Map(pages.map(page => [page.path, mainOf(page)]))
  const aliases = builtPages().filter(({ alias }) => alias)
  expect(aliases.length).toBeGreaterThan(0)
  expect(aliases.filter(page => mainOf(page) !== bare.get(page.route)).map(({ path }) => path)).toEqual([])
})

const canonical = pages.filter(({ path }) => !path.endsWith('404.html'))
const twins = canonical
  .filter(({ language }) => language === 'en')
  .map(
    page => [page.route, page, canonical.find(other => other.language === 'fr' && other.route === page.route)] as const,
  )

// The initial letters of glossary terms depend on the language.
const ofLetters = '[id^=letter-], [href^="#letter-"], :has(> [href^="#letter-"])'

describe.each(twins)('English and French of %s', (_route, english, french) => {
  it.each([
    'main section',
    'main h2',
    'main h3',
    'main li',
    'main img',
    'main a',
    'main table',
    'main details',
    '[role=tab]',
  ])('have the same number of %s', selector => {
    const counted = (page?: BuiltPage) => page?.$(selector).not(ofLetters).length
    expect(counted(french)).toBe(counted(english))
  })

  it('show the same pictures', () => {
    expect(picturesOf(french)).toEqual(picturesOf(english))
  })

  it('have different texts', () => {
    expect(french?.$('main').text()).not.toBe(english.$('main').text())
  })
})

function picturesOf(page?: BuiltPage) {
  return (
    page
      ?.$('main picture > img')
      .map((_, image) => page.$(image).attr('src')?.split('/').at(-1))
      .get() ?? []
  )
}
