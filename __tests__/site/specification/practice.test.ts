import { languages } from '../../../src/config/languages'
import { readPage, tied } from '../../helpers/specification'

describe.each(languages)('the about page, %s', language => {
  const { $, to, say, words, each, hrefs, cards, heroCalls, trail } = readPage('/about', language)

  it('has a hero and a trail', () => {
    expect($('main h1')).toHaveLength(1)
    expect(heroCalls.length).toBeGreaterThan(0)
    expect(trail).toEqual(say({ en: ['Home', 'About'], fr: ['Accueil', 'À propos'] }))
  })

  it('tells its story, which leads to the fractional general counsel', () => {
    expect(hrefs($('#story a'))).toEqual([to('/services/fractional-general-counsel')])
  })

  it('has the card of the founder: name or role, years, picture', () => {
    const points = each($('#founder ul > li')).join(' ')
    expect(words($('#founder h3'))).not.toBe('')
    expect(points).toMatch(
      say({ en: /8\+ years.*14 years.*10\+ years/, fr: /8\+\u00a0ans.*14\u00a0ans.*10\+\u00a0ans/ }),
    )
    expect($('#founder img[alt]').attr('alt')).not.toBe('')
  })

  it('holds four values, a mission and a vision', () => {
    expect(cards($('#values')).map(({ title }) => title)).toEqual(
      say({
        en: ['Innovation', 'Expertise', 'Partnership', 'Integrity'],
        fr: ['Innovation', 'Expertise', 'Partenariat', 'Intégrité'],
      }),
    )
    expect(cards($('#purpose')).map(({ title }) => title)).toEqual(['Mission', 'Vision'])
  })

  it('has the advantage block in its default variant: three cards', () => {
    expect(cards($('.advantage-default'))).toHaveLength(3)
  })
})

describe.each(languages)('the contact page, %s', language => {
  const { $, say, words, each, hrefs, trail, channels } = readPage('/contact', language)
  const [details, hours, quick] = $('#details h2')
    .get()
    .map(heading => $(heading).parent())

  it('has a hero and a trail', () => {
    expect($('main h1')).toHaveLength(1)
    expect(trail).toEqual(say({ en: ['Home', 'Contact'], fr: ['Accueil', 'Nous joindre'] }))
  })

  it('has a card with the telephone and the e-mail', () => {
    expect(hrefs(details!.find('a'))).toEqual([channels.phone, channels.email])
  })

  it('has a card with the hours of the office', () => {
    expect(each(hours!.find('dt'))).toEqual(
      say({
        en: ['Monday to Thursday', 'Friday', 'Saturday and Sunday'],
        fr: ['Du lundi au jeudi', 'Vendredi', 'Samedi et dimanche'],
      }),
    )
    expect(each(hours!.find('dd'))).toEqual(
      say({
        en: ['9:00~a.m. to 6:00~p.m.', '9:00~a.m. to 5:00~p.m.', 'Weekends by appointment'],
        fr: ['de 9~h à 18~h', 'de 9~h à 17~h', 'Fin de semaine sur rendez-vous'],
      }).map(tied),
    )
  })

  it('has a card with three buttons: book online, call now, send an e-mail', () => {
    expect(hrefs(quick!.find('a'))).toEqual([channels.booking, channels.phone, channels.email])
    expect(each(quick!.find('a'))).toEqual(
      say({
        en: ['Book online', 'Call now', 'Send an e-mail'],
        fr: ['Réserver en ligne', 'Appeler maintenant', 'Envoyer un courriel'],
      }),
    )
  })

  it('promises a free consultation of 30 minutes and an answer within 24 hours', () => {
    const text = words($('main'))
    expect(text).toMatch(
      say({ en: /30 minutes[^.]*free[^.]*no obligation/, fr: /30\u00a0minutes[^.]*gratuite[^.]*n’engage à rien/ }),
    )
    expect(text).toMatch(say({ en: /within 24 hours/, fr: /délai de 24\u00a0heures/ }))
  })

  it('asks for no confidential or urgent information', () => {
    expect(words($('#details'))).toMatch(
      say({ en: /no confidential or urgent/, fr: /aucun renseignement confidentiel ou urgent/ }),
    )
  })
})

describe.each(languages)('the industries page, %s', language => {
  const { $, to, say, words, each, hrefs, cards, trail } = readPage('/industries', language)

  it('has a hero and a trail', () => {
    expect($('main h1')).toHaveLength(1)
    expect(trail).toEqual(say({ en: ['Home', 'Industries'], fr: ['Accueil', 'Secteurs'] }))
  })

  it.each([
    ['pharmaceutical', 5],
    ['biotechnology', 6],
    ['medical-devices', 4],
    ['investors', 6],
  ])('serves %s with %i key services, a picture and a button', (id, count) => {
    const block = $(`#${id}`)
    expect(words(block.find('h2'))).not.toBe('')
    expect(each(block.find('ul > li'))).toHaveLength(count)
    expect(hrefs(block.find('a'))).toEqual([to('/contact')])
    expect(block.find('img[alt]').length).toBeGreaterThan(0)
  })

  it('crosses industries with three cards', () => {
    expect($('#harmonization, #partnerships, #investment')).toHaveLength(3)
    expect(cards($('#across-industries'))).toHaveLength(3)
  })

  it('ends with a call to contact', () => {
    expect(hrefs($('main > section').last().find('a'))).toEqual([to('/contact')])
  })
})
