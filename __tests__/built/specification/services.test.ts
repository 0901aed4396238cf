import { describePage, readPage } from '../../helpers/specification'

describePage('corporate law', '/services/corporate-law', language => {
  const { $, to, hrefs, cards, plans, heroCalls, trail, steps } = readPage('/services/corporate-law', language)

  it('has a hero that links its services, and the specified breadcrumb', () => {
    expect(trail).toEqual(steps)
    expect(hrefs(heroCalls)).toEqual([to('booking?service=corporate-law'), '#services'])
  })

  it('has six services with six features each at #services', () => {
    expect(cards($('#services')).map(({ points }) => points.length)).toEqual([6, 6, 6, 6, 6, 6])
    expect(
      $('#services li[id]')
        .map((_, card) => $(card).attr('id'))
        .get(),
    ).toEqual(['formation', 'contracts', 'mergers-acquisitions', 'governance', 'partnerships', 'restructuring'])
  })

  it('has eight benefits', () => {
    expect($('#benefits li strong')).toHaveLength(8)
  })

  it('has three pricing options with the second one recommended', () => {
    const offered = plans($('#pricing'))
    expect(offered.filter(({ price }) => /\d/.test(price))).toHaveLength(3)
    expect(offered.map(({ band }) => band !== '')).toEqual([false, true, false])
  })

  it('ends with a call to action', () => {
    expect(hrefs($('main > section').last().find('li a'))[0]).toBe(to('booking?service=corporate-law'))
  })
})

describePage('regulatory compliance', '/services/regulatory-compliance', language => {
  const { $, to, hrefs, cards, plans, heroCalls } = readPage('/services/regulatory-compliance', language)

  it('has a hero with a consultation link', () => {
    expect(hrefs(heroCalls)[0]).toBe(to('booking?service=regulatory-compliance'))
  })

  it('has six services with features', () => {
    expect(
      $('#services li[id]')
        .map((_, card) => $(card).attr('id'))
        .get(),
    ).toEqual([
      'strategy',
      'quality-systems',
      'monitoring-auditing',
      'training',
      'regulatory-intelligence',
      'crisis-management',
    ])
    expect(cards($('#services')).filter(({ points }) => points.length < 3)).toEqual([])
  })

  it('has three industries, and benefits', () => {
    expect($('#industries').find('#pharmaceuticals, #biotechnology, #medical-devices')).toHaveLength(3)
    expect(cards($('#industries')).filter(({ points }) => points.length < 3)).toEqual([])
    expect($('#benefits li strong').length).toBeGreaterThanOrEqual(6)
  })

  it('has three engagement models with prices', () => {
    expect(plans($('#pricing')).filter(({ price }) => /\d/.test(price))).toHaveLength(3)
  })

  it('ends with a call', () => {
    expect(hrefs($('main > section').last().find('li a'))[0]).toBe(to('booking?service=regulatory-compliance'))
  })
})

describePage('pharmaceutical law in Canada', '/services/pharmaceutical-law-canada', language => {
  const { $, to, hrefs, cards, heroCalls } = readPage('/services/pharmaceutical-law-canada', language)

  it('has a hero, areas with features, and a process', () => {
    expect(hrefs(heroCalls)[0]).toBe(to('booking?service=pharmaceutical-law-canada'))
    expect(cards($('#areas')).filter(({ points }) => points.length < 3)).toEqual([])
    expect($('#path ol > li > h3').length).toBeGreaterThanOrEqual(5)
  })

  it('has the advantage block in its pharmaceutical variant with three cards and a list of insights', () => {
    expect(cards($('.advantage-pharmaceutical'))).toHaveLength(3)
    expect($('.advantage-pharmaceutical h3 + details > ul > li').length).toBeGreaterThanOrEqual(4)
  })

  it('links the prices of three services', () => {
    expect(cards($('#prices')).map(({ href }) => href)).toEqual([
      to('/services/regulatory-compliance#pricing'),
      to('/services/fractional-general-counsel#pricing'),
      to('/services/intellectual-property#services'),
    ])
  })

  it('ends with a call', () => {
    expect(hrefs($('main > section').last().find('li a'))[0]).toBe(to('booking?service=pharmaceutical-law-canada'))
  })
})
