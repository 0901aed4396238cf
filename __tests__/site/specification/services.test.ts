import { languages } from '../../../src/config/languages'
import { readPage, tied } from '../../helpers/specification'

describe.each(languages)('corporate law, %s', language => {
  const { $, to, say, hrefs, cards, plans, heroCalls, trail } = readPage('/services/corporate-law', language)

  it('has a hero that leads to its services', () => {
    expect(trail).toEqual(
      say({ en: ['Home', 'Services', 'Corporate law'], fr: ['Accueil', 'Services', 'Droit des sociétés'] }),
    )
    expect(hrefs(heroCalls)).toEqual([to('/contact?service=corporate-law'), '#services'])
  })

  it('has six services of six features, at #services', () => {
    expect(cards($('#services')).map(({ points }) => points.length)).toEqual([6, 6, 6, 6, 6, 6])
    expect(
      $('#services > * > ul > li')
        .map((_, card) => $(card).attr('id'))
        .get(),
    ).toEqual(['formation', 'contracts', 'mergers-acquisitions', 'governance', 'partnerships', 'restructuring'])
  })

  it('has eight benefits', () => {
    expect($('#benefits li strong')).toHaveLength(8)
  })

  it('has three ways to pay, the fixed fee the most popular', () => {
    const offered = plans($('#pricing'))
    expect(offered.map(({ name, price }) => [name, price])).toEqual(
      say({
        en: [
          ['Hourly', '$450 an hour'],
          ['Fixed fee', 'From $2,500 a package'],
          ['Monthly retainer', 'From $3,000 a month'],
        ],
        fr: [
          ['À l’heure', tied('450~$ l’heure')],
          ['Prix forfaitaire', tied('À partir de 2~500~$ par forfait')],
          ['Mandat mensuel', tied('À partir de 3~000~$ par mois')],
        ],
      }),
    )
    expect(offered.map(({ band }) => band)).toEqual([
      '',
      expect.stringMatching(say({ en: /Most popular$/, fr: /Le plus populaire$/ })),
      '',
    ])
  })

  it('ends with a call to contact', () => {
    expect(hrefs($('main > section').last().find('a'))[0]).toBe(to('/contact'))
  })
})

describe.each(languages)('regulatory compliance, %s', language => {
  const { $, to, say, words, hrefs, cards, plans, heroCalls } = readPage('/services/regulatory-compliance', language)

  it('has a hero and a free assessment', () => {
    expect(hrefs(heroCalls)[0]).toBe(to('/contact?service=regulatory-compliance'))
    const free = say({
      en: /assessment .*roadmap (is|are) free/,
      fr: /évaluation initiale et la feuille de route sont gratuites/,
    })
    expect(words($('#pricing'))).toMatch(free)
  })

  it('has six services with features', () => {
    expect(
      $('#services > * > ul > li')
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

  it('knows three industries, and lists benefits', () => {
    expect($('#industries').find('#pharmaceuticals, #biotechnology, #medical-devices')).toHaveLength(3)
    expect(cards($('#industries')).filter(({ points }) => points.length < 3)).toEqual([])
    expect($('#benefits li strong').length).toBeGreaterThanOrEqual(6)
    expect(words($('#benefits'))).toMatch(say({ en: /20–30%/, fr: /20\u00a0à\u00a030\u00a0%/ }))
  })

  it('has three engagement models with prices', () => {
    expect(plans($('#pricing')).map(({ name, price }) => [name, price])).toEqual(
      say({
        en: [
          ['Project', 'From $5,000 a project'],
          ['Monthly retainer', 'From $3,500 a month'],
          ['Hourly', '$425 an hour'],
        ],
        fr: [
          ['Projet', tied('À partir de 5~000~$ par projet')],
          ['Mandat mensuel', tied('À partir de 3~500~$ par mois')],
          ['À l’heure', tied('425~$ l’heure')],
        ],
      }),
    )
  })

  it('ends with a call', () => {
    expect(hrefs($('main > section').last().find('a'))[0]).toBe(to('/contact?service=regulatory-compliance'))
  })
})

describe.each(languages)('pharmaceutical law in Canada, %s', language => {
  const { $, to, hrefs, cards, heroCalls } = readPage('/services/pharmaceutical-law-canada', language)

  it('has a hero, its areas and a path', () => {
    expect(hrefs(heroCalls)[0]).toBe(to('/contact?service=pharmaceutical-law-canada'))
    expect(cards($('#areas')).filter(({ points }) => points.length < 3)).toEqual([])
    expect($('#path ol > li > h3').length).toBeGreaterThanOrEqual(5)
  })

  it('has the advantage block in its pharmaceutical variant: three cards and a list of insights', () => {
    expect(cards($('.advantage-pharmaceutical'))).toHaveLength(3)
    expect($('.advantage-pharmaceutical h3 + ul > li').length).toBeGreaterThanOrEqual(4)
  })

  it('leads to the prices of three services', () => {
    expect(cards($('#prices')).map(({ href }) => href)).toEqual([
      to('/services/regulatory-compliance#pricing'),
      to('/services/fractional-general-counsel#pricing'),
      to('/services/intellectual-property#services'),
    ])
  })

  it('ends with a call', () => {
    expect(hrefs($('main > section').last().find('a'))[0]).toBe(to('/contact?service=pharmaceutical-law-canada'))
  })
})
