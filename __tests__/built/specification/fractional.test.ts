import { describePage, readPage } from '../../helpers/specification'

describePage('the fractional general counsel', '/services/fractional-general-counsel', language => {
  const { $, part, cards, to, words, hrefs, plans, heroCalls, trail, steps } = readPage(
    '/services/fractional-general-counsel',
    language,
    [
      'hero',
      'definition',
      'pricing',
      'comparison',
      'estimator',
      'numbers',
      'month',
      'situation',
      'process',
      'benefits',
      'advantage',
      'related',
      'call',
    ],
  )

  it('has a hero with two calls, and the specified breadcrumb', () => {
    expect(part.hero.find('h1')).toHaveLength(1)
    expect(hrefs(heroCalls)).toEqual([to('booking?service=fractional-general-counsel'), '#pricing'])
    expect(trail).toEqual(steps)
    expect($('main nav ol li').last().find('a')).toHaveLength(0)
  })

  it('has a definition and a comparison table', () => {
    expect(words(part.definition).length).toBeGreaterThan(400)
    expect(part.comparison.find('tbody tr').length).toBeGreaterThanOrEqual(2)
    expect(part.comparison.find('thead th')).toHaveLength(4)
  })

  it('states four benefits in numbers', () => {
    expect(cards(part.numbers).filter(({ stat }) => stat)).toHaveLength(4)
  })

  it('starts in five steps', () => {
    expect(part.process.find('ol > li > h3')).toHaveLength(5)
  })

  it('has three plans with prices and hours, at #pricing', () => {
    expect(part.pricing.attr('id')).toBe('pricing')
    const offered = plans(part.pricing)
    expect(offered).toHaveLength(3)
    expect(offered.filter(({ price, hours }) => !/\d/.test(price) || !/\d/.test(hours))).toEqual([])
    expect(offered.filter(({ features }) => features.length < 4)).toEqual([])
  })

  it('marks the second plan as recommended', () => {
    expect(plans(part.pricing).map(({ band }) => band !== '')).toEqual([false, true, false])
  })

  it('offers a custom plan', () => {
    expect(hrefs(part.pricing.find('a')).at(-1)).toBe(to('booking?service=fractional-general-counsel'))
  })

  it('lists benefits, advantages, related pages and a call to action', () => {
    expect(part.benefits.find('li strong').length).toBeGreaterThanOrEqual(6)
    expect(part.advantage.is('.advantage-fractional')).toBe(true)
    expect(part.advantage.find('li:has(> h3)')).toHaveLength(3)
    expect(part.related.find('li h3 a').length).toBeGreaterThan(0)
    expect(hrefs(part.call.find('a'))[0]).toBe(to('booking?service=fractional-general-counsel'))
  })
})

describePage('the fractional IP director', '/services/fractional-ip-director', language => {
  const { $, to, words, each, hrefs, cards, plans, heroCalls, trail, steps } = readPage(
    '/services/fractional-ip-director',
    language,
  )

  it('has a hero with two calls, and the specified breadcrumb', () => {
    expect(hrefs(heroCalls)).toEqual([
      to('booking?service=fractional-ip-director'),
      to('/services/fractional-general-counsel'),
    ])
    expect(trail).toEqual(steps)
  })

  it('has a definition and a comparison table of costs', () => {
    expect(words($('#about')).length).toBeGreaterThan(400)
    expect($('#comparison table tbody tr').length).toBeGreaterThanOrEqual(2)
  })

  it('has eight key features', () => {
    expect(cards($('#features'))).toHaveLength(8)
  })

  it('states four benefits in numbers', () => {
    expect(cards($('#benefits')).filter(({ stat }) => stat)).toHaveLength(4)
  })

  it('starts in five steps', () => {
    expect($('#process ol > li > h3')).toHaveLength(5)
  })

  it('lists six benefits of combining the two services', () => {
    expect($('#with-general-counsel li strong')).toHaveLength(6)
  })

  it('has three packages with prices and hours, the second recommended', () => {
    const offered = plans($('#pricing'))
    expect(offered.filter(({ price, hours }) => /\d/.test(price) && /\d/.test(hours))).toHaveLength(3)
    expect(offered.map(({ band }) => band !== '')).toEqual([false, true, false])
    expect(offered.filter(({ features }) => features.length < 4)).toEqual([])
  })

  it('offers an enterprise mandate, and ends with a call to action', () => {
    expect(hrefs($('#pricing a')).at(-1)).toBe(to('booking?service=fractional-ip-director'))
    expect(each($('main > section').last().find('h2'))).toHaveLength(1)
    expect(hrefs($('main > section').last().find('li a'))[0]).toBe(to('booking?service=fractional-ip-director'))
  })
})
