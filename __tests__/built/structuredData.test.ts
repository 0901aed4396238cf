import type { PriceReference } from '../../src/content/model/price'
import { builtPages, content, website, type BuiltPage } from '../helpers/site'
import { isMention, mentionsOf, partsOf, typesOf, type Part } from '../helpers/graph'
import { expectedOf, fits, schemaOrg } from '../helpers/schemaOrg'

const pages = builtPages().map(page => ({ ...page, parts: partsOf(page), shown: squeezed(textOf(page)) }))

/** Properties that search engines require or recommend for each type, as far as they apply to this site. */
const wanted: Record<string, string[]> = {
  Organization: ['name', 'legalName', 'url', 'logo', 'telephone', 'email', 'description'],
  LegalService: ['name', 'url', 'telephone', 'image', 'areaServed'],
  OpeningHoursSpecification: ['opens', 'closes'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf', 'dateModified'],
  ImageObject: ['contentUrl', 'width', 'height'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Article: ['headline', 'description', 'image', 'author', 'datePublished', 'dateModified', 'url', 'inLanguage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  DefinedTermSet: ['name', 'hasDefinedTerm', 'inLanguage'],
  DefinedTerm: ['name', 'description', 'url', 'inDefinedTermSet'],
  Service: ['name', 'description', 'provider', 'url'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'url', 'itemOffered', 'priceSpecification'],
  PriceSpecification: ['priceCurrency'],
  UnitPriceSpecification: ['priceCurrency', 'unitCode'],
  Person: ['name', 'jobTitle', 'worksFor'],
  EducationalOccupationalCredential: ['name', 'credentialCategory'],
}

describe.each(pages.map(page => [page.path, page] as const))('the structured data of %s', (_path, page) => {
  const { $, parts, shown, language, route } = page
  const own = (type: string) => parts.filter(part => typesOf(part).includes(type))
  const all = parts.flatMap(part => Object.entries(part).map(([name, value]) => ({ part, name, value })))

  it('has unique ids and no reference to a missing one', () => {
    const ids = parts.flatMap(part => part['@id'] ?? [])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(mentionsOf(parts).filter(id => !ids.includes(id))).toEqual([])
  })

  it('is a connected graph', () => {
    const reached = new Set<Part>()
    const reach = (part?: Part) => {
      if (!part || reached.has(part)) return
      reached.add(part)
      parts.filter(other => touches(part, other) || touches(other, part)).forEach(reach)
    }
    reach(own('WebPage')[0])
    expect(parts.filter(part => part['@id'] && !reached.has(part)).map(part => part['@id'])).toEqual([])
  })

  it('uses types and properties of schema.org', () => {
    const resolve = (value: object) => {
      const part = isMention(value) ? parts.find(part => part['@id'] === value['@id']) : (value as Part)
      return part ? typesOf(part) : []
    }
    const strange = all.filter(({ part, name, value }) => {
      if (name.startsWith('@')) return name === '@type' && typesOf(part).some(type => !schemaOrg[type])
      const expected = typesOf(part).flatMap(type => expectedOf(type, name) ?? [])
      return [value].flat().some(item => !fits(item, expected, resolve))
    })
    expect(strange.map(({ part, name, value }) => [part['@type'], name, value])).toEqual([])
  })

  it('has the properties that search engines expect of each type', () => {
    const missing = parts.flatMap(part =>
      typesOf(part).flatMap(type =>
        (wanted[type] ?? ['a list of what is wanted of it'])
          .filter(name => part[name] === undefined)
          .map(name => `${type} has no ${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it('contains canonical URLs only', () => {
    const addresses = all
      .map(({ value }) => value)
      .flat()
      .filter(value => typeof value === 'string' && value.startsWith(website))
    expect(addresses.filter(address => /\/en(\/|$|#)/.test(String(address).slice(website.length)))).toEqual([])
    expect(own('WebPage').map(({ url }) => url)).toEqual([
      $('link[rel=canonical]').attr('href') ?? $('meta[property="og:url"]').attr('content'),
    ])
  })

  it('describes the organization as practice.json and the page do', () => {
    const { practice } = content
    expect(own('Organization')).toMatchObject([
      {
        '@type': ['Organization', 'LegalService'],
        name: practice.name[language],
        legalName: practice.legalName[language],
        telephone: practice.phone,
        email: practice.email,
        url: practice.website,
        areaServed: practice.areaServed[language],
      },
    ])
    for (const name of ['name', 'legalName', 'email']) {
      expect(shown).toContain(squeezed(String(own('Organization')[0]?.[name]).replace(/\.$/, '')))
    }
    const links = $('a')
      .map((_, link) => $(link).attr('href'))
      .get()
    expect(links).toEqual(expect.arrayContaining([`tel:${practice.phone}`, ...practice.social.map(({ url }) => url)]))
    expect(own('Organization')[0]?.sameAs ?? []).toEqual(practice.social.map(({ url }) => url))
    expect(own('Person').length).toBe(practice.founder && own('Person').length ? 1 : 0)
  })

  it('has the breadcrumb’s linked items, then the page', () => {
    const visible = $('nav[aria-label] ol')
      .first()
      .children('li')
      .map((index, step) => ({ name: $(step).text(), href: $(step).find('a').attr('href'), index }))
      .get()
    const steps = visible.filter(({ href, index }) => href || index === visible.length - 1)
    expect(own('ListItem')).toEqual(
      steps.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(href ? { item: website + href } : {}),
      })),
    )
  })

  it('contains the visible questions and answers in order', () => {
    const visible = $('main details[name]:has(> summary h3)')
      .map((_, item) => {
        const answer = $(item).clone()
        answer.find('a[href^="#"]').last().remove()
        answer.find('summary, style').remove()
        return { question: $(item).find('summary').text().trim(), answer: squeezed(answer.text()) }
      })
      .get()
    const told = own('Question').map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: squeezed((acceptedAnswer as Part).text as string),
    }))
    expect(told).toEqual(visible)
    expect(own('FAQPage')).toHaveLength(visible.length ? 1 : 0)
  })

  it('offers the visible plans and tabs at the prices of facts.json', () => {
    const written = content.pages
      .filter(page => page.route === route)
      .flatMap(({ page }) => page.sections)
      .flatMap(section =>
        section.type === 'plans' || section.type === 'tabs'
          ? section.items.map(({ id, price }: { id: string; price: PriceReference }) => ({ id, price }))
          : [],
      )
    expect(own('Offer').map(({ url }) => String(url).split('#')[1])).toEqual(written.map(({ id }) => id))
    own('Offer').forEach((offer, index) => {
      const { fact: name = '', from } = written[index]?.price ?? {}
      const fact = content.facts[name]
      const [first = 0, last] = [fact?.value ?? 0].flat().map(Number)
      const lowest = last !== undefined || from
      const price = offer.priceSpecification as Part
      expect(price[lowest ? 'minPrice' : 'price']).toBe(first)
      expect(price[lowest ? 'price' : 'minPrice']).toBeUndefined()
      expect(price.maxPrice).toBe(last)
      expect(price.priceCurrency).toBe('CAD')
      const per = fact && 'per' in fact ? fact.per : undefined
      expect(price.unitCode).toBe(per && { month: 'MON', hour: 'HUR', year: 'ANN' }[per])
      const plan = squeezed($(`[id="${String(offer.url).split('#')[1]}"]`).text())
      for (const value of last === undefined ? [first] : [first, last])
        expect(plan.replaceAll('$', '')).toContain(amount(value, language).replaceAll('$', '').trim())
      expect(plan).toContain(squeezed(String(offer.name)))
      expect(plan).toContain(squeezed(String(offer.description)))
    })
    own('OfferCatalog').forEach(({ name }) => expect(shown).toContain(squeezed(String(name))))
    own('Service').forEach(({ name }) => expect(shown).toContain(squeezed(String(name))))
  })

  it('describes the article as its file and the page do', () => {
    const file = content.texts.find(
      text => text.kind === 'article' && text.route === route && text.language === language,
    )
    expect(own('Article')).toHaveLength(file ? 1 : 0)
    if (!file || file.kind !== 'article') return
    const [article] = own('Article')
    expect(article).toMatchObject({
      headline: $('h1').text(),
      description: file.frontMatter.excerpt,
      datePublished: file.frontMatter.date,
      inLanguage: $('html').attr('lang'),
    })
    const days = $('article header time')
      .map((_, time) => $(time).attr('datetime'))
      .get()
    expect(days).toEqual([file.frontMatter.date, file.frontMatter.reviewed])
    expect(article?.dateModified).toBe(days.toSorted().at(-1))
    expect(shown).toContain(squeezed(file.frontMatter.excerpt))
    const words = textOf(page, 'article').split(/\s+/).length
    expect(Number(article?.wordCount)).toBeGreaterThan(words * 0.6)
    expect(Number(article?.wordCount)).toBeLessThan(words)
  })

  it('has hours and closures only where they are shown, and no provisional address', () => {
    const { hours, address, closures = [] } = content.practice
    const places = content.pages.some(
      page => page.route === route && page.page.sections.some(({ type }) => type === 'contact'),
    )
    expect(own('LegalService').map(part => 'openingHoursSpecification' in part)).toEqual([places])
    expect(own('PostalAddress').length).toBeLessThanOrEqual(places ? 1 : 0)
    if (!places) return
    const [weekly, special] = [false, true].map(special =>
      own('OpeningHoursSpecification').filter(part => 'validFrom' in part === special),
    )
    expect(special?.map(({ validFrom, validThrough }) => [validFrom, validThrough])).toEqual(
      closures.map(({ from, until = from }) => [from, until]),
    )
    closures.forEach(({ label }) => expect(shown).toContain(squeezed(label[language])))
    expect(weekly?.map(({ opens, closes }) => [opens, closes])).toEqual(
      hours.map(({ opens, closes }) => [opens, closes]),
    )
    expect(
      weekly?.map(({ dayOfWeek }) =>
        (dayOfWeek as string[]).map(day => day.replace('https://schema.org/', '').toLowerCase()),
      ),
    ).toEqual(hours.map(({ days }) => days))
    hours.forEach(({ opens, closes }) => {
      expect(shown).toContain(squeezed(clock(opens, language)))
      expect(shown).toContain(squeezed(clock(closes, language)))
    })
    expect(shown).toContain(squeezed(String(own('LegalService')[0]?.areaServed)))
    const provisional = !address || /example|H0H 0H0/i.test(JSON.stringify(address))
    expect(own('PostalAddress').map(({ streetAddress }) => streetAddress)).toEqual(provisional ? [] : [address.street])
  })
})

/** The text of a page without scripts and styles. */
function textOf({ $ }: Pick<BuiltPage, '$'>, part = 'body'): string {
  const shown = $(part).first().clone()
  shown.find('script, style, noscript').remove()
  return shown.text()
}

// Ignores whitespace.
function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}

function touches(part: Part, other: Part): boolean {
  return Object.values(part)
    .flat()
    .some(value => value === other || (isMention(value) && value['@id'] === other['@id']))
}

function amount(value: number, language: string): string {
  const [whole = '', cents] = value.toFixed(Number.isInteger(value) ? 0 : 2).split('.')
  const [between, before] = language === 'fr' ? ['', ','] : [',', '.']
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, between) + (cents ? before + cents : '')
  return language === 'fr' ? `${digits}$` : `$${digits}`
}

function clock(time: string, language: string): string {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
  if (language === 'fr') return `${hour} h${minute === '00' ? '' : ` ${minute}`}`
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
