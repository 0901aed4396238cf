import { languages } from '../../../src/config/languages'
import { content } from '../../helpers/site'
import { readPage, tied } from '../../helpers/specification'

const ids = [
  'patent-strategy',
  'trademark-protection',
  'licensing-transactions',
  'ip-due-diligence',
  'trade-secrets',
  'ip-enforcement',
]

describe.each(languages)('intellectual property, %s', language => {
  const { $, to, say, words, each, hrefs, cards, heroCalls } = readPage('/services/intellectual-property', language)
  const panels = ids.map(id => $(`#${id}[role=tabpanel]`))
  const services = content.pages
    .filter(({ route }) => route === '/services/intellectual-property')
    .flatMap(({ page }) => page.sections)
    .flatMap(section => (section.type === 'tabs' ? section.items : []))

  it('has a hero: headline, subtitle, description, two buttons', () => {
    expect($('h1 ~ p').length).toBeGreaterThanOrEqual(3)
    expect(hrefs(heroCalls)).toEqual([
      to('/contact?service=intellectual-property'),
      to('/resources/ip-protection-guide'),
    ])
  })

  it('has six tabs, the first chosen', () => {
    const tabs = $('[role=tablist] > [role=tab]')
    const attributes = (name: string) => tabs.map((_, tab) => $(tab).attr(name)).get()
    expect(attributes('aria-controls')).toEqual(ids)
    expect(attributes('aria-selected')).toEqual(['true', 'false', 'false', 'false', 'false', 'false'])
    expect(panels.map(panel => panel.attr('hidden') === undefined)).toEqual([true, false, false, false, false, false])
  })

  it('cuts the label of a tab at the ampersand, and gives the whole name to assistive technology', () => {
    expect(each($('[role=tab]'))).toEqual(
      say({
        en: [
          'Patent strategy',
          'Trademark protection',
          'Licensing',
          'IP due diligence',
          'Trade secrets',
          'IP enforcement',
        ],
        fr: [
          'Stratégie de brevets',
          'Protection des marques',
          'Licences',
          'Vérification diligente',
          'Secrets commerciaux',
          'Respect des droits de PI',
        ],
      }),
    )
    const whole = $('[role=tab]')
      .map((_, tab) => $(tab).attr('aria-label'))
      .get()
    expect(whole).toEqual(panels.map(panel => words(panel.find('h3'))))
    whole.forEach(name => expect(name).toMatch(say({ en: / & /, fr: / et / })))
  })

  it('shows of each service a picture, a description, four of its eight features, a price and a button', () => {
    panels.forEach((panel, index) => {
      const service = services[index]
      expect(panel.find('img[alt]').attr('alt')).not.toBe('')
      expect(words(panel.find('h3 + p')).length).toBeGreaterThan(60)
      expect(service?.features).toHaveLength(8)
      expect(panel.find('ul > li')).toHaveLength(4)
      expect(hrefs(panel.find('a'))).toEqual([to(`/contact?service=${ids[index]}`)])
    })
  })

  it('prices each service', () => {
    const prices = say({
      en: ['$450–$650', '$450–$650', '$15,000–$75,000', '$25,000', '$5,000', '$2,500'],
      fr: ['450~$ à 650~$', '450~$ à 650~$', '15~000~$ à 75~000~$', '25~000~$', '5~000~$', '2~500~$'],
    })
    panels.forEach((panel, index) => expect(words(panel.find('ul + p'))).toContain(tied(prices[index] ?? '?')))
  })

  it('defines six benefits a service and shows none of them', () => {
    const text = words($('main'))
    services.forEach(({ benefits }) => {
      expect(benefits).toHaveLength(6)
      expect(benefits.filter(benefit => text.includes(benefit[language]))).toEqual([])
    })
  })

  it('knows three industries, and differs in four ways', () => {
    expect(cards($('#industries'))).toHaveLength(3)
    expect(cards($('#differences')).map(({ title }) => title)).toHaveLength(4)
  })

  it('has a panel on the fractional general counsel with five benefits', () => {
    expect($('#with-general-counsel li strong')).toHaveLength(5)
    expect(hrefs($('#with-general-counsel a'))).toEqual([to('/services/fractional-general-counsel')])
  })

  it('ends by repeating the buttons of the hero', () => {
    const last = $('main > section').last().find('a')
    expect(hrefs(last)).toEqual(hrefs(heroCalls))
    expect(each(last)).toEqual(each(heroCalls))
  })
})
