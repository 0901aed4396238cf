import { content } from '../../helpers/site'
import { describePage, existing, readPage } from '../../helpers/specification'

const ids = [
  'patent-strategy',
  'trademark-protection',
  'licensing-transactions',
  'ip-due-diligence',
  'trade-secrets',
  'ip-enforcement',
]

describePage('intellectual property', '/services/intellectual-property', language => {
  const { $, to, words, each, hrefs, cards, heroCalls, closing } = readPage('/services/intellectual-property', language)
  const panels = ids.map(id => $(`#${id}[role=tabpanel]`))
  const services = content.pages
    .filter(({ route }) => route === '/services/intellectual-property')
    .flatMap(({ page }) => page.sections)
    .flatMap(section => (section.type === 'tabs' ? section.items : []))

  it('has a hero with headline, texts and two buttons', () => {
    expect($('h1 ~ p').length).toBeGreaterThanOrEqual(3)
    const calls = existing(['booking?service=intellectual-property', '/resources/ip-protection-guide'])
    expect(hrefs(heroCalls)).toEqual(calls.map(to))
  })

  it('has six tabs with the first one selected', () => {
    const tabs = $('[role=tablist] > [role=tab]')
    const attributes = (name: string) => tabs.map((_, tab) => $(tab).attr(name)).get()
    expect(attributes('aria-controls')).toEqual(ids)
    expect(attributes('aria-selected')).toEqual(['true', 'false', 'false', 'false', 'false', 'false'])
    expect(panels.map(panel => panel.parent().attr('hidden') === undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('abbreviates tab labels, with the full name as accessible name', () => {
    const whole = $('[role=tab]')
      .map((_, tab) => $(tab).attr('aria-label'))
      .get()
    const cutOff = (name: string) => name.replace(/ (?:&|et) .*/, '')
    each($('[role=tab]')).forEach((label, index) => expect(label).toContain(cutOff(whole[index] ?? '').slice(0, 8)))
    expect(whole).toEqual(panels.map(panel => words(panel.find('h3'))))
  })

  it('shows a picture, a description, four of eight features and a button for each service', () => {
    panels.forEach((panel, index) => {
      const service = services[index]
      expect(panel.find('img[alt]').attr('alt')).not.toBe('')
      expect(words(panel.find('h3 + p')).length).toBeGreaterThan(60)
      expect(service?.features).toHaveLength(8)
      expect(panel.find('ul > li')).toHaveLength(4)
      expect(hrefs(panel.find('a'))).toEqual([to(`booking?service=${ids[index]}`)])
    })
  })

  it('shows a price for each service', () => {
    panels.forEach(panel => expect(words(panel.find('details + p'))).toMatch(/\d/))
  })

  it('has six benefits per service in the content, which are not shown', () => {
    const text = words($('main'))
    services.forEach(({ benefits }) => {
      expect(benefits).toHaveLength(6)
      expect(benefits.filter(benefit => text.includes(benefit[language]))).toEqual([])
    })
  })

  it('has three industries and four differences', () => {
    expect(cards($('#industries'))).toHaveLength(3)
    expect(cards($('#differences')).map(({ title }) => title)).toHaveLength(4)
  })

  it('has a section on the fractional general counsel with five benefits', () => {
    expect($('#with-general-counsel li strong')).toHaveLength(5)
    expect(hrefs($('#with-general-counsel a'))).toEqual(existing(['/services/fractional-general-counsel']).map(to))
  })

  it('ends with the hero’s calls to action, the second as a text link', () => {
    const last = [closing.find('li a').first(), closing.find('p a')]
    expect(last.flatMap(hrefs)).toEqual(hrefs(heroCalls))
    expect(last.flatMap(each)).toEqual(each(heroCalls))
  })
})
