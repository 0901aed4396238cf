import { languages } from '../../../src/config/languages'
import { readPage, tied } from '../../helpers/specification'

describe.each(languages)('the home page, %s', language => {
  const { $, part, to, say, words, each, hrefs, cards, heroCalls, channels } = readPage('/', language, [
    'hero',
    'numbers',
    'services',
    'reasons',
    'montreal',
    'advantage',
    'commitments',
    'authority',
    'consultation',
  ])

  it('opens with a headline, a subheadline and two calls', () => {
    expect(words(part.hero.find('h1')).length).toBeGreaterThan(20)
    expect(words(part.hero.find('h1 + p')).length).toBeGreaterThan(60)
    expect(hrefs(heroCalls)).toEqual([to('/contact'), to('/services/fractional-general-counsel')])
  })

  it('counts companies, funding and years', () => {
    expect(each(part.numbers.find('dd'))).toEqual(
      say({ en: ['50+', '$50M+', '8+ years'], fr: ['50+', tied('50~M$+'), tied('8+~ans')] }),
    )
    const [companies, funding, years] = each(part.numbers.find('dt'))
    expect(companies).toMatch(say({ en: /^companies served/, fr: /^entreprises servies/ }))
    expect(funding).toMatch(say({ en: /^funding raised/, fr: /^de financement/ }))
    expect(years).toMatch(say({ en: /in-house/, fr: /en entreprise/ }))
  })

  it('has four service cards with features, a price and a link to learn more', () => {
    const services = cards(part.services)
    expect(services.map(({ href }) => href)).toEqual(
      [
        '/services/fractional-general-counsel',
        '/services/corporate-law',
        '/services/intellectual-property',
        '/services/regulatory-compliance',
      ].map(to),
    )
    const prices = say({
      en: [['$5,000'], ['$450', '$2,500'], ['$450–$650'], ['$5,000']],
      fr: [['5~000~$'], ['450~$', '2~500~$'], ['450~$ à 650~$'], ['5~000~$']],
    })
    services.forEach(({ points, price, label }, index) => {
      expect(points.length).toBeGreaterThanOrEqual(3)
      prices[index]?.forEach(amount => expect(price).toContain(tied(amount)))
      expect(label).toMatch(say({ en: /^Learn more/, fr: /^En savoir plus/ }))
    })
  })

  it('gives four reasons, each with a number', () => {
    expect(cards(part.reasons).map(({ stat }) => stat)).toEqual(
      say({ en: ['60–70%', '100%', '48 h', '2'], fr: [tied('60~à~70~%'), tied('100~%'), tied('48~h'), '2'] }),
    )
  })

  it('has the Montréal section: badge, headline, two calls, the flight', () => {
    const [badge, text] = each(part.montreal.find('header p'))
    expect(badge).toMatch(say({ en: /^The Montréal advantage$/, fr: /^L’avantage montréal/i }))
    expect(words(part.montreal.find('h2'))).not.toBe('')
    expect(hrefs(part.montreal.find('a'))).toEqual([to('/contact'), to('/industries')])
    expect(text).toMatch(say({ en: /3 hours .*Boston and Washington/, fr: /3\u00a0heures .*Boston et de Washington/ }))
  })

  it('compares full time and fractional', () => {
    const rows = part.montreal.find('tbody tr').get()
    expect(rows.map(row => each($(row).find('td'))).slice(0, 2)).toEqual(
      say({
        en: [
          ['$200K+', '$60K–$144K'],
          ['3–6 months', '1–2 weeks'],
        ],
        fr: [
          [tied('200~000~$+'), tied('60~000~$ à 144~000~$')],
          [tied('3~à~6~mois'), tied('1~à~2~semaines')],
        ],
      }),
    )
    expect(part.montreal.find('thead th')).toHaveLength(3)
    expect(part.montreal.find('table caption')).toHaveLength(1)
  })

  it('has the advantage block in its Montréal variant, with three numbers', () => {
    expect(part.advantage.hasClass('advantage-montreal')).toBe(true)
    const [companies, institutions, revenue, ...others] = cards(part.advantage)
    expect([companies?.stat, institutions?.stat, revenue?.stat]).toEqual(
      say({ en: ['150+', '40+', '$2.5B'], fr: ['150+', '40+', tied('2,5~G$')] }),
    )
    expect(companies?.title).toMatch(say({ en: /Biotech companies/, fr: /Entreprises de biotechnologie/ }))
    expect(institutions?.title).toMatch(say({ en: /Research institutions/, fr: /Établissements de recherche/ }))
    expect(revenue?.title).toMatch(say({ en: /Annual industry revenue/, fr: /Revenus annuels/ }))
    expect(others).toEqual([])
  })

  it('promises emergency support and an answer within 48 hours', () => {
    expect(each(part.commitments.find('dd'))).toEqual(say({ en: ['24/7', '48 h'], fr: ['24/7', tied('48~h')] }))
    const [support, response] = each(part.commitments.find('dt'))
    expect(support).toMatch(say({ en: /emergency support/, fr: /soutien d’urgence/ }))
    expect(response).toMatch(say({ en: /urgent questions/, fr: /questions urgentes/ }))
  })

  it('shows its authority: credentials, topics, leadership, four memberships, names', () => {
    const lists = part.authority.find('h3 + ul').get()
    expect(lists.map(list => $(list).children('li').length)).toEqual([3, 5, 3, 4])
    expect(each(part.authority.find('h3'))).toEqual(
      say({
        en: ['Credentials', 'Published topics', 'Industry leadership', 'Professional memberships'],
        fr: ['Titres et expérience', 'Sujets publiés', 'Contribution à l’industrie', 'Affiliations professionnelles'],
      }),
    )
    expect(hrefs($(lists[1]).find('a')).filter(href => !href.startsWith(to('/blog/')))).toEqual([])
    expect(part.authority.find('p + ul > li').length).toBeGreaterThanOrEqual(3)
  })

  it('closes with a consultation by booking, telephone or e-mail', () => {
    expect(hrefs(part.consultation.find('a'))).toEqual([channels.booking, channels.phone, channels.email])
    expect(words(part.consultation.find('h2'))).toMatch(
      say({ en: /30 minutes, free/, fr: /30\u00a0minutes, sans frais/ }),
    )
  })
})
