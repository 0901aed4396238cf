import { content } from '../../helpers/site'
import { describePage, labels, readPage } from '../../helpers/specification'

const priced = content.pages.filter(({ page }) => page.sections.some(({ type }) => type === 'plans'))

describe.each(priced.map(({ route }) => route))('the prices of %s', route => {
  describePage('beside their plans', route, language => {
    const { $, written, words, each, plans } = readPage(route, language)
    const section = (id?: string) => (id ? $(`#${id}`) : $('main'))

    it('state their day, and what they leave out', () => {
      for (const { id, asOf, excluded } of written('plans')) {
        expect(words(section(id))).toContain(asOf.replaceAll('\n', ' '))
        expect(each(section(id).find('li'))).toEqual(expect.arrayContaining(excluded))
      }
    })

    it('are those of the content, each with what its plan includes', () => {
      for (const { id, items } of written('plans')) {
        const shown = plans(section(id))
        expect(shown.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
        items.forEach(({ price, hours = '', features }, index) => {
          // What an hour of it costs may follow.
          expect(shown[index]?.price?.split(' · ')[0]).toBe(`${price.amount} ${price.period}`)
          expect(shown[index]?.hours).toContain(hours)
          expect(shown[index]?.features).toEqual(features)
        })
        expect(new Set(each(section(id).find('h4')))).toEqual(new Set([labels[language].pricing.included]))
      }
    })
  })
})
