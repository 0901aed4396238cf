import { languages } from '../../../src/config/languages'
import { canonicalPages, content } from '../../helpers/site'
import { describePage, findSpecFields, readPage } from '../../helpers/specification'

const canonical = canonicalPages()

const { navigation } = content

describe.each(languages)('the header, %s', language => {
  // A page of the menu that names the practice’s own pages, such as a service.
  const current =
    navigation.header.flatMap(item => (typeof item === 'string' ? item : item.pages)).find(route => route !== '/') ??
    '/'
  const { $, to, say, words, each, hrefs, booking, channels } = readPage(current, language)
  const nameOf = (route: string) => findSpecFields(route, language)?.name
  const menu = $('header nav').first()

  it('has a top bar with phone, e-mail, tagline and language switch', () => {
    const bar = $('[role=region]').has('a[hreflang]')
    expect(hrefs(bar.find('a')).slice(0, 2)).toEqual([channels.phone, channels.email])
    expect(words(bar)).toContain(content.practice.tagline[language])
    expect(words(bar.find('a[hreflang]'))).toBe(say({ en: 'Français', fr: 'English' }))
    expect(hrefs(bar.find('a[hreflang]'))).toEqual([say({ en: `/fr${current}`, fr: current })])
  })

  it('has a logo that links home, and the entries of the main menu', () => {
    expect(hrefs($('header a').first())).toEqual([to('/')])
    expect(each(menu.find('> ul > li > a, > ul > li > details > summary'))).toEqual(
      navigation.header.map(item => (typeof item === 'string' ? nameOf(item) : item.name[language])),
    )
  })

  it('lists the pages of each menu group', () => {
    const opened = menu.find('details').get()
    const groups = navigation.header.flatMap(item => (typeof item === 'string' ? [] : [item.pages.map(to)]))
    expect(opened.map(group => hrefs($(group).find('ul a')))).toEqual(groups)
  })

  it('has a consultation button', () => {
    const button = $('header > div > a').last()
    expect(hrefs(button)).toEqual([booking.to])
    expect(words(button)).toBe(booking.label)
  })

  it('marks the current page in the menu', () => {
    expect(hrefs(menu.find('[aria-current=page]'))).toEqual([to(current)])
  })

  it('has a closed mobile menu with the same links', () => {
    const small = $('header nav').last()
    expect(small.closest('details').attr('open')).toBeUndefined()
    expect(hrefs(menu.find('li > a')).filter(href => !hrefs(small.find('a')).includes(href))).toEqual([])
  })
})

describe.each(languages)('the footer, %s', language => {
  const { $, to, words, each, hrefs } = readPage('/', language)

  it('has the columns of the navigation file', () => {
    expect(each($('footer nav h2'))).toEqual(navigation.footer.map(({ name }) => name[language]))
    expect(hrefs($('footer nav').has('h2').find('a'))).toEqual(
      expect.arrayContaining(navigation.footer.flatMap(({ pages }) => pages.map(to))),
    )
  })

  it('has the copyright, the legal links and the social links', () => {
    expect(words($('footer'))).toContain(`© ${content.practice.legalName[language]}`)
    expect(hrefs($('footer nav').not(':has(h2)').find('a'))).toEqual(navigation.legal.map(to))
    expect(hrefs($('footer a[href^=http]'))).toEqual(content.practice.social.map(({ url }) => url))
  })
})

describe.each(languages)('related pages, %s', language => {
  const pages = canonical.filter(page => page.language === language)

  const related = pages.map(({ path, route, $ }) => {
    const links = $('main li > div > h3 > a').get()
    return { path, route, hrefs: links.map(link => $(link).attr('href') ?? '') }
  })

  it('are at most four, distinct, and never the page itself', () => {
    expect(related.filter(({ hrefs }) => hrefs.length > 4 || new Set(hrefs).size < hrefs.length)).toEqual([])
    expect(related.filter(({ path, hrefs }) => hrefs.includes(path))).toEqual([])
  })

  it('include at most three services, two articles and two industries', () => {
    const ofPractice = content.pages
      .filter(({ page }) => ['company', 'industry'].includes(page.category))
      .map(({ route }) => findSpecFields(route, language)?.path)
    const caps: [most: number, isOfKind: (path: string) => boolean][] = [
      [3, path => path.includes('/services/')],
      [2, path => path.includes('/blog/')],
      [2, path => ofPractice.includes(path)],
    ]
    // Sections with the newest articles are not limited by kind.
    const newest = content.pages
      .filter(({ page }) => page.sections.some(section => section.type === 'related' && section.newest))
      .map(({ route }) => findSpecFields(route, language)?.path)
    const chosen = related.filter(({ path }) => !newest.includes(path))
    const over = chosen.filter(({ hrefs }) => caps.some(([most, isOfKind]) => hrefs.filter(isOfKind).length > most))
    expect(over).toEqual([])
  })

  it('are on every article and every page with a section for them', () => {
    const withSection = content.pages.filter(({ page }) => page.sections.some(({ type }) => type === 'related'))
    const routes = [...withSection, ...content.texts.filter(({ kind }) => kind === 'article')].map(({ route }) => route)
    const expected = related.filter(({ route }) => routes.includes(route))
    expect(expected.filter(({ hrefs }) => hrefs.length === 0)).toEqual([])
  })
})

describePage('the sitemap page', '/sitemap', language => {
  const { $, each, hrefs, written } = readPage('/sitemap', language)
  const groups = written('linkGroups').flatMap(({ groups }) => groups)

  it('lists its groups, and links with title and path', () => {
    expect(each($('main h2')).filter(title => groups.some(group => group.title === title))).toHaveLength(groups.length)
    const links = $('main h2[data-count] + ul > li')
    expect(links.length).toBeGreaterThan(groups.length)
    expect(each(links.find('code'))).toEqual(hrefs(links.find('a')))
    expect(each(links.find('a'))).not.toContain('')
  })

  it('prices the services', () => {
    expect(each($('main h2[data-count] + ul b')).every(price => /\d/.test(price))).toBe(true)
  })

  it('links every other page', () => {
    const listed = hrefs($('main li a'))
    const existing = canonical.filter(page => page.language === language && page.route !== '/sitemap')
    expect(existing.map(({ path }) => path).filter(path => !listed.includes(path))).toEqual([])
  })
})

describe.each(languages)('the not-found page, %s', language => {
  const { $, to, words, hrefs, heroCalls, written } = readPage('/404', language)

  it('explains the error', () => {
    const [hero] = written('hero')
    expect(words($('h1').prevAll('p'))).toBe(hero?.display ?? '')
    expect(words($('h1'))).toBe(hero?.title)
    expect(words($('h1 + p'))).toBe(hero?.lead)
    expect(hero?.lead.length).toBeGreaterThan(hero?.title.length ?? 0)
  })

  it('links home and to contact, with a full load', () => {
    const own = [to('/'), to('/contact')]
    expect(hrefs(heroCalls)).toEqual(expect.arrayContaining(own))
    const actions = written('hero').flatMap(({ actions = [] }) => actions.filter(action => own.includes(action.to)))
    expect(actions.map(({ fullLoad }) => fullLoad)).toEqual([true, true])
  })
})
