import type { Element } from 'hast'
import { coverGrounds, type CoverGround } from '../../config/covers'
import { languageDetails, type Language } from '../../config/languages'
import { formatFact } from '../../content/facts/factFormats'
import { findNumbersInText } from '../../content/language/numbersInText'
import { parseBarsTable } from '../../content/mdx/figures/bars'
import { parseTimelineTable } from '../../content/mdx/figures/timeline'
import type { Facts } from '../../content/model'
import { documentCoverSchema, type ArticleCoverSpec, type DocumentCoverSpec } from '../../content/model/cover'
import type { Content } from '../../content/read/readContent'
import type { LongformFile } from '../../content/read/longform'
import { findCrowdedLabelText } from '../../shared/figures/covers/coverNameLabels'
import type { CoverArtWithThumbnail, CoverLabel } from '../../shared/figures/covers/coverArt'
import { countCalendarDays } from '../../shared/figures/covers/drawCalendar'
import { createCoverSeed, drawCover } from '../../shared/figures/covers/drawCover'
import { formatHour } from '../../shared/dates'
import { formatLocaleNumber } from '../../shared/numbers'
import { replaceNamedFields } from './replaceNamedFields'

/**
 * The drawing of an article, page, document or section, on cards, in headers and in place of pictures; made from its
 * figures, if it has any.
 */
export interface CoverDrawing extends CoverArtWithThumbnail {
  ground: CoverGround
  /** The caption: what the figures say. */
  reading?: string
}

/** The facts, and the language in which figures are printed. */
interface CoverContext {
  facts: Facts
  language: Language
}

type Article = Extract<LongformFile, { kind: 'article' }>

/**
 * The cover of an article: its own drawing, or a generic one if its picture is in art/, both on the background of its
 * category; undefined if it shows another picture.
 */
export function buildArticleCoverDrawing(text: Article, { facts, categories }: Content): CoverDrawing | undefined {
  const { cover, picture, category } = text.frontMatter
  const place = Math.max(
    0,
    categories.findIndex(({ id }) => id === category),
  )
  const ground = coverGrounds[place % coverGrounds.length] ?? 'pine'
  const seed = createCoverSeed(text.route)
  if (!cover) return picture.src.startsWith('art/') ? { ground, ...drawCover('lattice', [], { seed }) } : undefined
  const columns = cover.drawing === 'columns' && readColumns(text)
  if (columns) return { ground, ...drawCover('columns', columns.values, columns), reading: cover.reading }
  const figures = readTimelineFigures(cover.drawing, text) ?? cover.figures
  return {
    ground,
    ...drawFigures({ ...cover, figures }, { facts, language: text.language }, seed),
    reading: cover.reading,
  }
}

/** The cover of a page, document or section, as configured in its file, varied by its route. */
export function buildCoverDrawingFromSpec(
  cover: DocumentCoverSpec,
  context: CoverContext,
  route: string,
): CoverDrawing {
  const { ground, reading } = cover
  return { ground, ...drawFigures(cover, context, createCoverSeed(route)), reading }
}

/** Replaces every cover in a localized section with its drawing. */
export function replaceSectionCoversWithDrawings<T>(section: T, context: CoverContext, route: string): T {
  return replaceNamedFields(section, ['cover'], cover =>
    buildCoverDrawingFromSpec(documentCoverSchema.parse(cover), context, route),
  )
}

/** Draws the numbers of a cover; facts that are not a single number are skipped and reported by a content rule. */
function drawFigures(
  {
    drawing,
    figures = [],
    unit,
    names,
    labels,
    marked,
    nested,
    days,
  }: Pick<DocumentCoverSpec, 'drawing' | 'figures' | 'unit' | 'names' | 'labels' | 'marked' | 'nested' | 'days'>,
  { facts, language }: CoverContext,
  seed: number,
): CoverArtWithThumbnail {
  if (days) return drawCover(drawing, countCalendarDays(days), { names, labels: getWeekdayInitials(language), days })
  const numbers = figures.flatMap(figure => {
    const fact = typeof figure === 'string' ? facts[figure] : undefined
    const value = fact ? fact.value : figure
    if (typeof value !== 'number') return []
    const text = fact
      ? formatFact(fact, language, drawing === 'bars' ? [] : ['plain'])
      : drawing === 'dial'
        ? formatHour(value, language)
        : formatLocaleNumber(value, language)
    return [{ value, text }]
  })
  const values = numbers.map(({ value }) => value)
  const highest = values.indexOf(Math.max(...values))
  const draw = (hasUnit: (index: number) => boolean) => {
    // Of a quantity and its price, the quantity has the unit.
    const takesUnit = (index: number) => (drawing === 'rates' ? index % 2 === 0 : hasUnit(index))
    const printed = numbers.map(({ text }, index) => (unit && takesUnit(index) ? `${text}\u00a0${unit}` : text))
    const words = drawing === 'months' ? listMonthNames(values, language) : names
    return drawCover(drawing, values, { figures: printed, names: words, labels, marked, nested, seed })
  }
  // Prints the unit after every figure if they would not touch each other on one line; otherwise only after the
  // highest.
  const full = draw(() => true)
  const onOneLine = full.labels.filter(({ role }) => role === 'beside').map(label => ({ ...label, y: 0 }))
  // Bars have a line each.
  const art = drawing !== 'bars' && findCrowdedLabelText(onOneLine) ? draw(index => index === highest) : full
  // Small cards have room for the highest figure only.
  const highestText = unit && `${numbers[highest]?.text ?? ''}\u00a0${unit}`
  const isBare = ({ role, text }: CoverLabel) => unit && role === 'beside' && text !== highestText
  return { ...art, labels: art.labels.map(label => (isBare(label) ? { ...label, role: 'bare' } : label)) }
}

/** The names of months given by number. */
function listMonthNames(months: readonly number[], language: Language): string[] {
  const format = new Intl.DateTimeFormat(languageDetails[language].html, { month: 'long', timeZone: 'UTC' })
  return months.map(month => format.format(Date.UTC(2024, month - 1, 1)))
}

/** The initials of the days of a week, Monday first. */
function getWeekdayInitials(language: Language): string[] {
  const format = new Intl.DateTimeFormat(languageDetails[language].html, { weekday: 'narrow', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, 1 + index)))
}

/**
 * The figures that a `river` or `spans` cover takes from the first timeline of its article; undefined for other
 * drawings.
 */
function readTimelineFigures(
  drawing: ArticleCoverSpec['drawing'],
  { analysis, language }: Article,
): number[] | undefined {
  if (drawing !== 'river' && drawing !== 'spans') return undefined
  const element = findFigure(analysis, 'Timeline')
  const rows = element ? parseTimelineTable(element, language).timeline.rows : []
  if (drawing === 'river') return [Math.max(1, rows.length)]
  return rows.length
    ? rows.flatMap(({ bars: [bar], point = 0 }) => [(bar?.from ?? point) + 1, (bar?.to ?? point) + 1])
    : [1, 1]
}

/**
 * The columns of the first `<Columns>` of an article, with the initials of their names: the figures in bold are printed,
 * the highest as the table has it.
 */
function readColumns({ analysis, language }: Article) {
  const element = findFigure(analysis, 'Columns')
  const { bars, values: texts } = element ? parseBarsTable(element, language) : { bars: [], values: [] }
  const values = texts.map(text => findNumbersInText(text, language)[0]?.value ?? 0)
  const highest = Math.max(...values)
  const figures = bars.map(({ value, emphasized }, index) => {
    const figure = values[index] ?? 0
    return emphasized ? (figure === highest ? value : formatLocaleNumber(figure, language)) : ''
  })
  return { values, figures, labels: bars.map(({ name }) => name.charAt(0)) }
}

function findFigure({ hast }: Article['analysis'], tagName: string): Element | undefined {
  const element = hast.children.find(node => node.type === 'element' && node.tagName === tagName)
  return element?.type === 'element' ? element : undefined
}
