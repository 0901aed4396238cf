import { languages, type Language } from '../../src/config/languages'
import { formatDollars, formatLocaleNumber } from '../../src/shared/numbers'
import { buildPagePath, buildMarkdownPath } from '../../src/shared/paths'
import { builtFile, canonicalPages, content } from '../helpers/site'

const { estimator, facts, pages } = content

// Calculated independently of the site’s own code.
const numberIn = (words: unknown): number => {
  const name = /(?:\{\{|"fact":")([a-z0-9-]+)/.exec(JSON.stringify(words))?.[1] ?? ''
  const value = facts[name]?.value
  if (typeof value !== 'number') throw new Error(`${JSON.stringify(words)} names no number of the facts.`)
  return value
}
const hoursOfYear = numberIn(estimator.week) * (52 - numberIn(estimator.vacation))
const chargesOn = (salary: number) =>
  estimator.charges.map(({ rate, from, upTo }) => {
    const most = upTo ? Math.min(salary, numberIn(upTo)) : salary
    return (Math.max(0, most - (from ? numberIn(from) : 0)) * numberIn(rate)) / 100
  })
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const plansOf = (route: string) =>
  pages
    .filter(page => page.route === route)
    .flatMap(({ page }) => page.sections.flatMap(section => (section.type === 'plans' ? section.items : [])))

const shown = pages.flatMap(({ route, page }) =>
  page.sections.flatMap(section => (section.type === 'costEstimator' ? [{ route, services: section.services }] : [])),
)

// The content may have no estimator.
if (shown.length) describe.each(languages)('the cost estimator (%s)', testEstimator)
else
  it('does not render an estimator if no page has one', () => {
    expect(canonicalPages().filter(({ $ }) => $('input[name=plan][type=radio]').length)).toEqual([])
  })

function testEstimator(language: Language): void {
  const dollars = (amount: number) => formatDollars(Math.round(amount), language)
  const count = (value: number) => formatLocaleNumber(Math.round(value), language)
  const words = (name: string) => estimator.words[name as keyof typeof estimator.words][language]
  const spaces = (text: string) => text.replace(/\s+/g, ' ').trim()

  describe.each(shown)('on $route', ({ route, services }) => {
    const path = buildPagePath(route, language)
    const { $ } = canonicalPages().find(page => page.path === path) ?? { $: undefined }
    const [service] = estimator.services.filter(({ page }) => services.includes(page))
    const salary = numberIn(service?.salary)
    const plans = plansOf(service?.page ?? '')
    const first = plans.find(({ recommended }) => recommended) ?? plans[0]
    const all = services.flatMap(plansOf)
    const hire = [dollars(salary + sum(chargesOn(salary))), count(hoursOfYear)]
    const ours = [dollars(numberIn(first?.price) * 12), count(numberIn(first?.hours) * 12)]

    /** The cells of the table with a caption, or in a disclosure with a summary. */
    const rows = (title: string) =>
      $?.('main table')
        .filter((_, table) => [$(table).find('caption').text(), $(table).prev('summary').text()].includes(title))
        .find('tbody tr')
        .get()
        .map(row =>
          $(row)
            .find('th, td')
            .get()
            .map(cell => spaces($(cell).text())),
        ) ?? []
    const columns = (title: string, ...wanted: number[]) => rows(title).map(row => wanted.map(column => row[column]))

    it('compares the recommended plan with a hire, charges included', () => {
      expect(columns(words('result'), 1, 2)).toEqual([hire, ours].map(row => row.map(spaces)))
    })

    it('lists the yearly cost and hours of every plan', () => {
      const expected = all.map(({ price, hours }) => [dollars(numberIn(price) * 12), count(numberIn(hours) * 12)])
      expect(columns(words('allPlans'), 1, 2)).toEqual(expected.map(row => row.map(spaces)))
    })

    it('lists the amount of each charge and the total', () => {
      const title = words('chargesTitle').replace(/\[SALARY\]/, dollars(salary))
      const amounts = chargesOn(salary)
      expect(columns(title, 2).flat()).toEqual([...amounts, sum(amounts)].map(amount => spaces(dollars(amount))))
    })

    it('has the same numbers in its Markdown version', () => {
      const cells = builtFile(buildMarkdownPath(path))
        .split('\n')
        .filter(line => line.startsWith('|'))
        .map(line => line.replaceAll('\\', '').split('|').map(spaces))
      const holds = (values: string[]) => cells.some(row => values.map(spaces).every(value => row.includes(value)))
      expect(holds(hire)).toBe(true)
      expect(holds(ours)).toBe(true)
      for (const { price, hours } of all)
        expect(holds([dollars(numberIn(price) * 12), count(numberIn(hours) * 12)])).toBe(true)
    })
  })
}
