import { languages } from '../../../src/config/languages'
import { readPage } from '../../helpers/specification'

describe.each(languages)('the questions, %s', language => {
  const { $, to, say, words, each, hrefs, cards } = readPage('/faq', language)

  const sections = [
    ['fractional-general-counsel', 5],
    ['legal-services', 5],
    ['regulatory-compliance', 4],
  ] as const

  it.each(sections)('about %s are %i, with an answer each', (id, count) => {
    const questions = $(`#${id} details`)
    expect(questions).toHaveLength(count)
    for (const question of questions.get().map(element => $(element))) {
      expect(words(question.find('summary h3'))).toMatch(/\?$/)
      expect(each(question.find('summary ~ * p')).join(' ').length).toBeGreaterThan(100)
    }
  })

  it('open one at a time in each section', () => {
    const names = sections.map(
      ([id]) =>
        new Set(
          $(`#${id} details`)
            .map((_, question) => $(question).attr('name'))
            .get(),
        ),
    )
    expect(names.map(({ size }) => size)).toEqual([1, 1, 1])
    expect(new Set(names.flatMap(name => [...name])).size).toBe(3)
    expect($('main details[open]')).toHaveLength(0)
  })

  it('have an address each', () => {
    const addresses = $('main details')
      .map((_, question) => $(question).find('[id]').addBack('[id]').first().attr('id'))
      .get()
    expect(new Set(addresses).size).toBe(14)
    addresses.forEach(id => expect($(`main details a[href="#${id}"]`)).toHaveLength(1))
  })

  it('state the prices of the plans', () => {
    const text = words($('main details').has('ul'))
    const prices = say({ en: ['$5,000', '$8,500', '$12,000'], fr: ['5~000~$', '8~500~$', '12~000~$'] })
    prices.forEach(price => expect(text).toContain(price.replaceAll('~', '\u00a0')))
  })

  it('are followed by resources and the final calls', () => {
    expect(cards($('#resources')).map(({ href }) => href)).toEqual([to('/contact'), to('/contact'), to('/blog')])
    expect(hrefs($('main > section').last().find('a'))).toEqual([
      to('/contact'),
      to('/services/fractional-general-counsel'),
    ])
  })
})
