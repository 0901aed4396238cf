import { content } from '../../helpers/site'
import { describePage, existing, readPage } from '../../helpers/specification'

describePage('the home page', '/', language => {
  const { $, part, to, words, each, hrefs, cards, heroCalls, channels } = readPage('/', language, [
    'hero',
    'services',
    'industries',
    'situations',
    'reasons',
    'montreal',
    'advantage',
    'commitments',
    'person',
    'authority',
    'guides',
    'consultation',
  ])

  it('begins with a headline, a subheadline and two calls to action', () => {
    expect(words(part.hero.find('h1')).length).toBeGreaterThan(20)
    expect(words(part.hero.find('h1 + p')).length).toBeGreaterThan(60)
    expect(hrefs(heroCalls)).toEqual(existing(['booking', '/services/fractional-general-counsel']).map(to))
  })

  it('has three figures with labels in the hero', () => {
    expect(part.hero.find('dd')).toHaveLength(3)
    expect(part.hero.find('dt')).toHaveLength(3)
  })

  it('has service cards with features, a price and a link to learn more', () => {
    const services = cards(part.services)
    const expected = [
      '/services/fractional-general-counsel',
      '/services/corporate-law',
      '/services/intellectual-property',
      '/services/regulatory-compliance',
    ]
    expect(services.map(({ href }) => href)).toEqual(expect.arrayContaining(existing(expected).map(to)))
    services.forEach(({ points, price, label }) => {
      expect(points.length).toBeGreaterThanOrEqual(3)
      expect(price).toMatch(/\d/)
      expect(label).not.toBe('')
    })
  })

  it('has four reasons, each with a figure', () => {
    expect(cards(part.reasons).filter(({ stat }) => stat)).toHaveLength(4)
  })

  it('has the Montréal section with header text, headline and two calls to action', () => {
    expect(each(part.montreal.find('header p')).filter(Boolean).length).toBeGreaterThanOrEqual(2)
    expect(words(part.montreal.find('h2'))).not.toBe('')
    expect(hrefs(part.montreal.find('a'))).toEqual(existing(['booking', '/industries']).map(to))
  })

  it('has a comparison table of two options', () => {
    expect(part.montreal.find('tbody tr').length).toBeGreaterThanOrEqual(2)
    expect(part.montreal.find('thead th')).toHaveLength(3)
    expect(part.montreal.find('table caption')).toHaveLength(1)
  })

  it('has the advantage block in its Montréal variant with three figures', () => {
    expect(part.advantage.hasClass('advantage-montreal')).toBe(true)
    expect(cards(part.advantage).filter(({ stat }) => stat)).toHaveLength(3)
  })

  it('has two commitments in figures', () => {
    expect(part.commitments.find('dd')).toHaveLength(2)
  })

  it('lists credentials, topics, leadership, memberships and names', () => {
    const lists = part.authority.find('h3 + ul').get()
    const counts = lists.map(list => $(list).children('li').length)
    expect(counts.slice(0, -1)).toEqual([3, 5, 3, 4])
    expect(counts.at(-1)).toBeGreaterThanOrEqual(3)
    expect(hrefs($(lists[1]).find('a')).filter(href => !href.startsWith(to('/blog/')))).toEqual([])
  })

  it('has a profile with a picture, and the founder’s signature if there is one', () => {
    expect(words(part.person.find('h3'))).not.toBe('')
    expect(each(part.person.find('li')).length).toBeGreaterThanOrEqual(2)
    // A drawing or portrait, and the signature if there is one.
    expect(part.person.find('img, figure > div > svg')).toHaveLength(content.practice.founder?.signature ? 2 : 1)
  })

  it('ends with a consultation by booking, phone or e-mail', () => {
    expect(hrefs(part.consultation.find('a'))).toEqual([channels.booking, channels.phone, channels.email])
  })
})
