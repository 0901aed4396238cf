import { languages } from '../../../src/config/languages'
import { canonicalPages, content } from '../../helpers/site'
import { readPage } from '../../helpers/specification'

const canonical = canonicalPages()

describe.each(languages)('the header, %s', language => {
  const { $, to, say, words, each, hrefs, channels } = readPage('/services/corporate-law', language)
  const menu = $('header nav').first()

  it('has a top bar: telephone, e-mail, tagline, the other language', () => {
    const bar = $('[role=region]').has('a[hreflang]')
    expect(hrefs(bar.find('a')).slice(0, 2)).toEqual([channels.phone, channels.email])
    expect(words(bar)).toContain(content.practice.tagline[language])
    expect(words(bar.find('a[hreflang]'))).toBe(say({ en: 'Français', fr: 'English' }))
    expect(hrefs(bar.find('a[hreflang]'))).toEqual([
      say({ en: '/fr/services/corporate-law', fr: '/services/corporate-law' }),
    ])
  })

  it('has a logo that leads home, and six places', () => {
    expect(hrefs($('header a').first())).toEqual([to('/')])
    expect(each(menu.find('> ul > li > a, > ul > li > details > summary'))).toEqual(
      say({
        en: ['Home', 'About', 'Services', 'Industries', 'Resources', 'Contact'],
        fr: ['Accueil', 'À propos', 'Services', 'Secteurs', 'Ressources', 'Nous joindre'],
      }),
    )
  })

  it('opens four services, and resources that begin with the blog', () => {
    const [services, resources] = menu
      .find('details')
      .get()
      .map(group => hrefs($(group).find('a')))
    expect(services).toEqual(
      [
        '/services/fractional-general-counsel',
        '/services/corporate-law',
        '/services/intellectual-property',
        '/services/fractional-ip-director',
      ].map(to),
    )
    expect(resources?.[0]).toBe(to('/blog'))
  })

  it('has a button to schedule a consultation', () => {
    expect(hrefs($('header > div > a').last())).toEqual([to('/contact')])
    expect(words($('header > div > a').last())).toMatch(
      say({ en: /^Schedule consultation/i, fr: /^Prendre rendez-vous/ }),
    )
  })

  it('marks the current page', () => {
    expect(hrefs(menu.find('[aria-current=page]'))).toEqual([to('/services/corporate-law')])
  })

  it('has a menu for small screens, closed, with the same places', () => {
    const small = $('header nav').last()
    expect(small.closest('details').attr('open')).toBeUndefined()
    expect(hrefs(menu.find('a')).filter(href => !hrefs(small.find('a')).includes(href))).toEqual([])
  })
})

describe.each(languages)('the footer, %s', language => {
  const { $, to, say, words, each, hrefs } = readPage('/', language)

  it('has columns for services, resources and company', () => {
    expect(each($('footer nav h2'))).toEqual(
      say({ en: ['Services', 'Resources', 'Company'], fr: ['Services', 'Ressources', 'Cabinet'] }),
    )
    expect(hrefs($('footer nav').has('h2').find('a'))).toEqual(
      expect.arrayContaining(
        ['/services/regulatory-compliance', '/blog', '/faq', '/about', '/industries', '/contact'].map(to),
      ),
    )
  })

  it('has the copyright, the four legal links and two social links', () => {
    expect(words($('footer'))).toContain(`© ${content.practice.legalName[language]}`)
    expect(hrefs($('footer nav').not(':has(h2)').find('a'))).toEqual(
      ['/privacy-policy', '/terms-of-service', '/legal-notices', '/sitemap'].map(to),
    )
    expect(hrefs($('footer a[href^=http]'))).toEqual(content.practice.social.map(({ url }) => url))
    expect($('footer a[href^=http]')).toHaveLength(2)
  })
})

describe.each(languages)('related pages, %s', language => {
  const pages = canonical.filter(page => page.language === language)

  const related = pages.map(({ path, $ }) => {
    const links = $('main li > p + h3 > a').get()
    return {
      path,
      hrefs: links.map(link => $(link).attr('href')),
      kinds: links.map(link => $(link).parent().prev('p').text()),
    }
  })

  it('are at most four, each once, and never the page itself', () => {
    expect(related.filter(({ hrefs }) => hrefs.length > 4 || new Set(hrefs).size < hrefs.length)).toEqual([])
    expect(related.filter(({ path, hrefs }) => hrefs.includes(path))).toEqual([])
  })

  it('are at most three services, two articles and two industries', () => {
    const caps = {
      en: { Service: 3, Article: 2, Industries: 2 },
      fr: { Service: 3, Article: 2, Secteurs: 2 },
    }[language]
    const over = related.filter(({ kinds }) =>
      Object.entries(caps).some(([kind, cap]) => kinds.filter(shown => shown === kind).length > cap),
    )
    expect(over).toEqual([])
    expect(new Set(related.flatMap(({ kinds }) => kinds))).toEqual(new Set(Object.keys(caps)))
  })

  it('stand on every service, every article and the industries', () => {
    const expected = related.filter(({ path }) => /\/(services|blog)\/|\/industries$/.test(path))
    expect(expected.filter(({ hrefs }) => hrefs.length === 0)).toEqual([])
  })
})

describe.each(languages)('the sitemap page, %s', language => {
  const { $, to, say, words, each, hrefs } = readPage('/sitemap', language)
  const group = (title: string) =>
    $('main h2')
      .filter((_, heading) => words($(heading)) === title)
      .next('ul')

  it.each([
    [{ en: 'Main pages', fr: 'Pages principales' }, ['/', '/about', '/industries', '/contact', '/blog', '/faq']],
    [
      { en: 'Services', fr: 'Services' },
      ['/services/fractional-general-counsel', '/services/corporate-law', '/services/regulatory-compliance'],
    ],
    [{ en: 'Legal pages', fr: 'Avis et politiques' }, ['/privacy-policy', '/terms-of-service', '/legal-notices']],
  ] as const)('lists %j with title and path', (title, routes) => {
    const links = group(say(title)).find('li')
    expect(hrefs(links.find('a'))).toEqual(expect.arrayContaining(routes.map(to)))
    expect(each(links.find('code'))).toEqual(hrefs(links.find('a')))
    expect(each(links.find('a'))).not.toContain('')
  })

  it('is completed with every page that exists, but itself', () => {
    const listed = hrefs($('main li a'))
    const existing = canonical.filter(page => page.language === language && page.route !== '/sitemap')
    expect(existing.map(({ path }) => path).filter(path => !listed.includes(path))).toEqual([])
  })

  it('has a box of help that leads to contact', () => {
    expect(hrefs($('#help a'))).toEqual([to('/contact')])
  })
})

describe.each(languages)('the not-found page, %s', language => {
  const { $, to, say, words, each, hrefs, heroCalls } = readPage('/404', language)

  it('says what happened', () => {
    expect(words($('h1').prevAll('p'))).toBe('404')
    expect(words($('h1'))).toBe(say({ en: 'Page Not Found', fr: 'Page introuvable' }))
    const [message, description] = each($('h1 ~ p'))
    expect(message).toBe(
      say({
        en: 'Oops! The page you’re looking for doesn’t exist.',
        fr: 'Oups! La page que vous cherchez n’existe pas.',
      }),
    )
    expect(description?.length).toBeGreaterThan(60)
  })

  it('leads home and to contact, loading the page afresh', () => {
    expect(hrefs(heroCalls)).toEqual([to('/'), to('/contact')])
    const page = content.pages.find(({ route }) => route === '/404')?.page
    const actions = page?.sections.flatMap(section => (section.type === 'hero' ? (section.actions ?? []) : []))
    expect(actions?.map(({ fullLoad }) => fullLoad)).toEqual([true, true])
  })
})
