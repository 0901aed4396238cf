import type { Language } from '../../../src/config/languages'
import { formatDollars } from '../../../src/shared/numbers'
import { content } from '../../helpers/site'
import { describePage, labels, readPage } from '../../helpers/specification'

const priced = content.pages.filter(({ page }) => page.sections.some(({ type }) => type === 'plans'))

// Parses a formatted amount: $6,999.50, 6 999,50 $.
function numberIn(text: string, language: Language): number {
  const figure = text.replace(/[^\d.,]/g, '')
  return Number(language === 'fr' ? figure.replace(',', '.') : figure.replaceAll(',', ''))
}

/** The hourly price, calculated from a plan’s card; marked as approximate unless it is a whole amount. */
function pricePerHour(month: string, hours: string, language: Language): string {
  const exact = numberIn(month, language) / numberIn(hours, language)
  const { perHour, aboutPerHour } = labels[language].pricing
  return (Number.isInteger(exact) ? perHour : aboutPerHour).replace(
    '{{price}}',
    formatDollars(Math.round(exact), language),
  )
}

describe.each(priced.map(({ route }) => route))('the prices of %s', route => {
  describePage('beside their plans', route, language => {
    const { $, written, words, each, plans } = readPage(route, language)
    const section = (id?: string) => (id ? $(`#${id}`) : $('main'))

    it('state their date and what they exclude', () => {
      for (const { id, asOf, excluded } of written('plans')) {
        expect(words(section(id))).toContain(asOf.replaceAll('\n', ' '))
        expect(each(section(id).find('li'))).toEqual(expect.arrayContaining(excluded))
      }
    })

    it('equal those of the content, with hours and features of each plan', () => {
      for (const { id, items } of written('plans')) {
        const shown = plans(section(id))
        expect(shown.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
        items.forEach(({ price, hours = '', features, recommended }, index) => {
          const [monthly, hourly] = shown[index]?.price?.split(' · ') ?? []
          expect(monthly).toBe(`${price.amount} ${price.period}`)
          if (hourly) expect(hourly).toBe(pricePerHour(price.amount, hours, language))
          expect(shown[index]?.hours).toContain(hours)
          expect(shown[index]?.features).toEqual(features)
          expect(shown[index]?.band !== '').toBe(recommended === true)
        })
        expect(new Set(each(section(id).find('h4')))).toEqual(new Set([labels[language].pricing.included]))
      }
    })
  })
})
