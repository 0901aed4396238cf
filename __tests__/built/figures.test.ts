import { isLegalFigureFact } from '../../src/content/model'
import { languages } from '../../src/config/languages'
import { canonicalPages, content, type BuiltPage } from '../helpers/site'

// Measured on the built page, independently of the drawing code.
const days: Record<string, number> = {
  day: 1,
  jour: 1,
  week: 7,
  semaine: 7,
  month: 365.25 / 12,
  mois: 365.25 / 12,
  year: 365.25,
  an: 365.25,
}
const numberIn = (text: string) =>
  Number(
    /\d[\d\s\u00a0\u202f.,]*/
      .exec(text)?.[0]
      .replace(/[\s\u00a0\u202f]|,(?=\d{3})/g, '')
      .replace(',', '.'),
  )
/** The number of days in “45 days” or « 6 ans »; undefined for other texts. */
function daysIn(text: string): number | undefined {
  const [, count = '', unit = ''] = /^([\d.,]+)[\s\u00a0](\p{L}+)$/u.exec(text.trim()) ?? []
  const length = days[unit] ?? days[unit.replace(/s$/, '')]
  return length && Number(count.replace(',', '.')) * length
}
/** In percent, on timelines. */
const shortestBar = 1.2
const percent = (value: string | undefined) => parseFloat(String(value))

/** The figures of a page: for each length, its drawn width in percent and the printed number. */
function lengthsIn({ $ }: BuiltPage, kind: 'bars' | 'timeline') {
  return $('main [role=img]')
    .toArray()
    .map(figure =>
      kind === 'bars'
        ? $(figure)
            .find('svg:has(> :is(rect.bar, rect.subject, rect.ours))')
            .toArray()
            .map(svg => ({
              drawn: percent($(svg).children('rect.bar, rect.subject, rect.ours').attr('width')),
              said: numberIn($(svg).children('text').text()),
            }))
        : $(figure)
            .find('.tl > li:not(.tl-axis)')
            .toArray()
            .flatMap(row => {
              const said = daysIn($(row).find('.tl-value').text())
              const bars = $(row).find('.tl-track > :is(rect:not(.tl-ground), svg)').toArray()
              return said && bars.length === 1 ? [{ drawn: percent(bars[0]?.attribs.width), said }] : []
            }),
    )
    .filter(({ length }) => length > 1)
}

describe.each(languages)('the figures (%s)', language => {
  const pages = canonicalPages().filter(page => page.language === language)

  it.each(['bars', 'timeline'] as const)('have lengths proportional to the printed numbers: %s', kind => {
    const figures = pages.flatMap(page => lengthsIn(page, kind).map(lengths => ({ path: page.path, lengths })))
    expect(figures.length).toBeGreaterThan(0)
    for (const { path, lengths } of figures) {
      const longest = lengths.reduce((most, each) => (each.said > most.said ? each : most))
      const leastDrawn = kind === 'timeline' ? shortestBar : 0
      for (const { drawn, said } of lengths)
        // Widths are rounded to a tenth of a percent; a bar that would be too short to see is a little longer.
        expect([
          path,
          said,
          Math.abs(drawn - Math.max(leastDrawn, (said / longest.said) * longest.drawn)) <= 0.2,
        ]).toEqual([path, said, true])
    }
  })

  it('show the value of each legal figure fact that a timeline names', () => {
    const texts = content.texts.filter(text => text.language === language && /<Timeline /.test(text.body))
    const named = texts.flatMap(({ route, body }) =>
      [...body.matchAll(/<Timeline [\s\S]*?<\/Timeline>/g)].flatMap(([figure]) =>
        [...figure.matchAll(/\{\{([a-z0-9-]+)\}\}[ \u00a0]/g)].map(([, name = '']) => ({ route, name })),
      ),
    )
    const legal = named.flatMap(({ route, name }) => {
      const fact = content.facts[name]
      return fact && isLegalFigureFact(fact) ? [{ route, name, fact }] : []
    })
    expect(legal.length).toBeGreaterThan(0)
    for (const { route, name, fact } of legal) {
      expect(fact.source.url[language]).toMatch(/^https:/)
      const { $ } = pages.find(page => page.route === route) as BuiltPage
      const said = $('main figure:has(.tl) table td')
        .toArray()
        .map(cell => numberIn($(cell).text()))
      expect([name, said.includes(Number(fact.value))]).toEqual([name, true])
    }
  })

  it('draw one square per monthly hour of a plan', () => {
    const drawn = pages.flatMap(({ $ }) =>
      $('main details:has(figure rect[fill])')
        .toArray()
        .map(plan => ({
          said: numberIn($(plan).children('summary').text().split(':').at(-1) ?? ''),
          squares: $(plan).find('figure [role=img] rect').not('.tl-key rect').length,
        })),
    )
    const hours = Object.entries(content.facts).flatMap(([name, { value }]) => (/-hours$/.test(name) ? [value] : []))
    expect(drawn.length).toBeGreaterThan(0)
    for (const { said, squares } of drawn) {
      expect(squares).toBe(said)
      expect(hours).toContain(said)
    }
  })
})
