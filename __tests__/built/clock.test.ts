import { localizeRegulatoryClock } from '../../src/content/regulatoryClock/localizeRegulatoryClock'
import { languages, type Language } from '../../src/config/languages'
import type { RegulatoryClock } from '../../src/content/model'
import { buildExampleIcsPath } from '../../src/shared/regulatoryClock/buildExampleIcsPath'
import { computeRegulatoryClock } from '../../src/shared/regulatoryClock/computeRegulatoryClock'
import { unpackRegulatoryClock } from '../../src/shared/regulatoryClock/packedClock'
import { formatDate } from '../../src/shared/dates'
import { buildPagePath, buildMarkdownPath } from '../../src/shared/paths'
import { builtFile, canonicalPages, content, type BuiltPage } from '../helpers/site'

const { clock } = content
const home = content.pages.find(({ page }) => page.sections.some(section => section.type === 'clock' && !section.to))

function pageIn(language: Language): BuiltPage {
  const path = buildPagePath(String(home?.route), language)
  const page = canonicalPages().find(page => page.path === path)
  if (!page) throw new Error(`There is no clock at ${path}.`)
  return page
}

// The content may have no regulatory clock.
if (clock && home) describe.each(languages)('the regulatory clock (%s)', language => testClock(clock, language))
else
  it('does not render a clock if the content has none', () => {
    expect(canonicalPages().filter(({ $ }) => $('form select[name=filing]').length)).toEqual([])
  })

function testClock(clock: RegulatoryClock, language: Language): void {
  const { $, path } = pageIn(language)
  const tool = unpackRegulatoryClock(localizeRegulatoryClock(clock, { ...content, language }))
  const { model } = tool
  const result = computeRegulatoryClock(model, model.defaults)
  const section = $('section:has(form select[name=filing])')
  const squeezed = (text: string) => text.replace(/\s+/g, ' ')
  const words = squeezed(section.text())

  it('renders the example into the HTML: each phase in the drawing and in the table, with its sources', () => {
    expect(words).toContain(squeezed(formatDate(result.notice, language)))
    expect(section.find('.tl > li:not(.tl-axis)').length).toBe(result.rows.length)
    for (const { name, spans } of result.rows) {
      expect(words).toContain(squeezed(name))
      for (const { length } of spans)
        if (length) expect(section.find(`table a[href="${length.url}"]`).length).toBeGreaterThan(0)
    }
  })

  it('lists each source once per row', () => {
    const rows = section.find('table').first().find('tbody tr').toArray()
    expect(rows.length).toBe(result.rows.length)
    for (const row of rows) {
      const sources = $(row).find('a').toArray()
      expect(new Set(sources.map(source => `${$(source).attr('href')} ${$(source).text()}`)).size).toBe(sources.length)
    }
  })

  it('distinguishes statutory limits from targets, with a disclaimer', () => {
    for (const key of ['law', 'target', 'promise', 'lawNote', 'targetNote'])
      expect(words).toContain(squeezed(String(tool.words[key])))
  })

  it('has a GET form to its own page with the example’s values', () => {
    const form = section.find('form')
    expect(form.attr('method')).toBe('get')
    expect(String(form.attr('action'))).toMatch(new RegExp(`^${path}(#|$)`))
    expect(form.find('select[name=filing] option').length).toBe(model.filings.length)
    expect(form.find('input[name=filed]').attr('value')).toBe(model.defaults.filed)
  })

  it('gives the same end dates on the page, in Markdown and in the calendar file', () => {
    const markdown = squeezed(builtFile(buildMarkdownPath(path)))
    const calendar = builtFile(buildExampleIcsPath(path))
    for (const span of result.rows.flatMap(({ spans }) => spans.filter(({ open }) => !open))) {
      const day = span.rolledForwardTo ?? span.to
      expect(words).toContain(squeezed(formatDate(day, language)))
      expect(markdown).toContain(squeezed(formatDate(day, language)))
      expect(calendar).toContain(`DTSTART;VALUE=DATE:${day.replace(/-/g, '')}`)
    }
  })

  it('links the example’s calendar file with the notice date', () => {
    expect(section.find(`a[download][href="${buildExampleIcsPath(path)}"]`).length).toBe(1)
    const file = builtFile(buildExampleIcsPath(path))
    expect(file).toContain(`DTSTART;VALUE=DATE:${result.notice.replace(/-/g, '')}`)
  })
}

it('timelines and decision flows are drawn the same in both languages', () => {
  const drawn = (language: Language) =>
    canonicalPages()
      .filter(page => page.language === language)
      .map(({ $, route }) => ({
        route,
        figures: $('main figure :is(.tl, .fl)')
          .toArray()
          .map(figure =>
            $(figure)
              .find('rect:not(.tl-ground), circle, svg, .fl-answer, .fl-outcome > b')
              .toArray()
              .map(({ attribs: { x, width, cx, class: name } }) => [x, width, cx, name].join(' ')),
          ),
      }))
      .filter(({ figures }) => figures.length)
      .sort((a, b) => (String(a.route) < String(b.route) ? -1 : 1))
  const [english, french] = [drawn('en'), drawn('fr')]
  // Compares geometry and classes only: the labels and their grounds differ.
  expect(french.map(({ figures }) => figures)).toEqual(english.map(({ figures }) => figures))
})
