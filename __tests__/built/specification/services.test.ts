import { content } from '../../helpers/site'
import { describePage, plain, readPage } from '../../helpers/specification'

const services = content.pages.map(({ route }) => route).filter(route => route.startsWith('/services/'))

describe.each(services)('%s', route => {
  describePage('the service', route, language => {
    const { $, to, each, hrefs, written, shown } = readPage(route, language)

    it('leads to a consultation about it', () => {
      expect(hrefs($('main a'))).toContain(to(`booking?service=${route.replace('/services/', '')}`))
    })

    it('has tabs with abbreviated labels and full names, the first one selected', () => {
      for (const section of written('tabs')) {
        const tabs = shown(section).find('[role=tablist] > [role=tab]')
        const attributes = (name: string) => tabs.map((_, tab) => $(tab).attr(name)).get()
        expect(attributes('aria-controls')).toEqual(section.items.map(({ id }) => id))
        expect(attributes('aria-label').map(plain)).toEqual(section.items.map(({ name }) => plain(name)))
        expect(attributes('aria-selected')).toEqual(section.items.map((_, index) => String(index === 0)))
        each(tabs).forEach((label, index) =>
          expect(section.items[index]?.name.startsWith(label.slice(0, 8))).toBe(true),
        )
      }
    })

    it('shows a picture, a text, four of eight features, a price and a button in each panel, the first one open', () => {
      for (const [index, { id, name, text, features, benefits, price, action }] of written('tabs')
        .flatMap(({ items }) => items)
        .entries()) {
        const panel = $(`#${id}[role=tabpanel]`)
        expect(panel.parent().attr('hidden') === undefined).toBe(index === 0)
        expect(panel.find('img[alt]').attr('alt')).not.toBe('')
        const shownText = plain(panel.text())
        for (const each of [name, text, ...features.slice(0, 4), price.text]) expect(shownText).toContain(plain(each))
        expect(panel.find('ul > li')).toHaveLength(4)
        expect(hrefs(panel.find('a'))).toEqual([action.to])
        expect(benefits.filter(benefit => $('main').text().includes(benefit))).toEqual([])
      }
    })
  })
})
