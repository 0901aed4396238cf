import { languages } from '../../../src/config/languages'
import { readPage, tied } from '../../helpers/specification'

describe.each(languages)('the fractional general counsel, %s', language => {
  const { $, part, to, say, words, each, hrefs, plans, heroCalls, trail } = readPage(
    '/services/fractional-general-counsel',
    language,
    ['hero', 'definition', 'comparison', 'numbers', 'process', 'pricing', 'benefits', 'advantage', 'related', 'call'],
  )

  it('has a hero, and the trail of the specification', () => {
    expect(part.hero.find('h1')).toHaveLength(1)
    expect(hrefs(heroCalls)).toEqual([to('/contact?service=fractional-general-counsel'), '#pricing'])
    expect(trail).toEqual(
      say({
        en: ['Home', 'Services', 'Fractional general counsel'],
        fr: ['Accueil', 'Services', 'Direction juridique à temps partagé'],
      }),
    )
    expect($('main nav ol li').last().find('a')).toHaveLength(0)
  })

  it('says what it is, and compares the cost and the start', () => {
    expect(words(part.definition).length).toBeGreaterThan(400)
    const text = words(part.comparison.find('table'))
    const figures = say({
      en: ['$200K+', '$60K–$144K', '3–6 months', '1–2 weeks'],
      fr: ['200~000~$+', '60~000~$ à 144~000~$', '3~à~6~mois', '1~à~2~semaines'],
    })
    figures.forEach(figure => expect(text).toContain(tied(figure)))
    expect(part.comparison.find('thead th')).toHaveLength(4)
  })

  it('states four benefits in numbers', () => {
    expect(each(part.numbers.find('dd'))).toEqual(
      say({ en: ['60–70%', '48 h', '100%', '8+ years'], fr: ['60~à~70~%', '48~h', '100~%', '8+~ans'].map(tied) }),
    )
  })

  it('starts in five steps', () => {
    expect(part.process.find('ol > li > h3')).toHaveLength(5)
  })

  it('has three plans with prices and hours, at #pricing', () => {
    expect(part.pricing.attr('id')).toBe('pricing')
    const offered = plans(part.pricing)
    expect(offered.map(({ name, price, hours }) => [name, price, hours])).toEqual(
      say({
        en: [
          ['Starter', '$5,000 a month', '20 hours a month'],
          ['Growth', '$8,500 a month', '35 hours a month'],
          ['Scale', '$12,000 a month', '50 hours a month'],
        ],
        fr: [
          ['Démarrage', tied('5~000~$ par mois'), tied('20~heures par mois')],
          ['Croissance', tied('8~500~$ par mois'), tied('35~heures par mois')],
          ['Expansion', tied('12~000~$ par mois'), tied('50~heures par mois')],
        ],
      }),
    )
    expect(offered.filter(({ features }) => features.length < 4)).toEqual([])
  })

  it('recommends the second, the most popular', () => {
    expect(plans(part.pricing).map(({ band }) => band)).toEqual([
      '',
      say({ en: 'Recommended · Most popular', fr: 'Recommandé · Le plus populaire' }),
      '',
    ])
  })

  it('offers a custom plan', () => {
    expect(hrefs(part.pricing.find('a')).at(-1)).toBe(to('/contact'))
  })

  it('lists benefits, related pages and a call', () => {
    expect(part.benefits.find('li strong').length).toBeGreaterThanOrEqual(6)
    expect(part.advantage.is('.advantage-fractional')).toBe(true)
    expect(part.advantage.find('li:has(> h3)')).toHaveLength(3)
    expect(part.related.find('li h3 a').length).toBeGreaterThan(0)
    expect(hrefs(part.call.find('a'))[0]).toBe(to('/contact?service=fractional-general-counsel'))
  })
})

describe.each(languages)('the fractional IP director, %s', language => {
  const { $, to, say, words, each, hrefs, cards, plans, heroCalls, trail } = readPage(
    '/services/fractional-ip-director',
    language,
  )

  it('has a hero with two calls', () => {
    expect(hrefs(heroCalls)).toEqual([
      to('/contact?service=fractional-ip-director'),
      to('/services/fractional-general-counsel'),
    ])
    expect(trail.slice(0, 2)).toEqual(say({ en: ['Home', 'Services'], fr: ['Accueil', 'Services'] }))
  })

  it('says what it is, and compares the cost', () => {
    expect(words($('#about')).length).toBeGreaterThan(400)
    const text = words($('#comparison table'))
    const figures = say({ en: ['$250K+', '$78K–$180K'], fr: ['250~000~$+', '78~000~$ à 180~000~$'] })
    figures.forEach(figure => expect(text).toContain(tied(figure)))
  })

  it('has eight key features', () => {
    expect(cards($('#features'))).toHaveLength(8)
  })

  it('states four benefits in numbers', () => {
    expect(cards($('#benefits')).map(({ stat }) => stat)).toEqual(
      say({
        en: ['60–70%', '2 weeks', '100%', '10+ years'],
        fr: ['60~à~70~%', '2~semaines', '100~%', '10+~ans'].map(tied),
      }),
    )
  })

  it('starts in five steps', () => {
    expect($('#process ol > li > h3')).toHaveLength(5)
  })

  it('has six benefits of the two services together, and up to 15% less', () => {
    expect($('#with-general-counsel li strong')).toHaveLength(6)
    expect(words($('#with-general-counsel'))).toMatch(say({ en: /up to 15%/i, fr: /jusqu’à 15\u00a0%/i }))
  })

  it('has three packages with prices and hours, the second recommended', () => {
    const offered = plans($('#pricing'))
    expect(offered.map(({ name, price, hours }) => [name, price, hours])).toEqual(
      say({
        en: [
          ['Starter', '$6,500 a month', '25 hours a month'],
          ['Growth', '$10,500 a month', '40 hours a month'],
          ['Scale', '$15,000 a month', '60 hours a month'],
        ],
        fr: [
          ['Démarrage', tied('6~500~$ par mois'), tied('25~heures par mois')],
          ['Croissance', tied('10~500~$ par mois'), tied('40~heures par mois')],
          ['Expansion', tied('15~000~$ par mois'), tied('60~heures par mois')],
        ],
      }),
    )
    expect(offered.map(({ band }) => band)).toEqual(['', say({ en: 'Recommended', fr: 'Recommandé' }), ''])
    expect(offered.filter(({ features }) => features.length < 4)).toEqual([])
  })

  it('offers an enterprise mandate, and ends with a call', () => {
    expect(hrefs($('#pricing a')).at(-1)).toBe(to('/contact'))
    expect(words($('#pricing > * > div').last())).toMatch(say({ en: /^Enterprise/, fr: /^Sur mesure/ }))
    expect(each($('main > section').last().find('h2'))).toHaveLength(1)
    expect(hrefs($('main > section').last().find('a'))[0]).toBe(to('/contact?service=fractional-ip-director'))
  })

  it('does not call the director a patent agent', () => {
    expect(words($('#about'))).toMatch(say({ en: /not a patent agent/, fr: /n’est pas .*agente?s? .*de brevets/ }))
  })
})
