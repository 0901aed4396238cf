import escapeStringRegexp from 'escape-string-regexp'
import { formatDidYouMeanHint } from '../../language/didYouMean'
import { findFact, type Facts } from '../../model'
import type { ArticleCoverSpec, BilingualCoverSpec, DocumentCoverSpec } from '../../model/cover'
import { findCoverTextProblem } from '../../figures/coverTextProblems'
import {
  articleCoverLimitsByDrawing,
  pageAndDocumentCoverLimitsByDrawing,
  type CoverInputLimits,
} from '../../figures/coverLimits'
import type { LongformFile } from '../../read/longform'
import type { PageFile } from '../../read/readContent'
import type { ContentFinding, Rule } from '../rule'

/**
 * A cover and its field; `text` is set for articles only: a notice reports numbers that do not occur in it.
 */
interface NamedCover {
  file: string
  field: string
  cover?: BilingualCoverSpec | ArticleCoverSpec | DocumentCoverSpec
  text?: string
}

export const drawableCovers: Rule = {
  requirement:
    'A cover can be drawn: its figures are numbers or facts with one number, in the count and range of the drawing; its names, labels and unit fit; the highlighted group exists; and a document has one caption.',
  level: 'problem',
  requiredParts: ['facts'],
  check: ({ texts, pages, facts }) => [
    ...texts.flatMap(findHiddenReading),
    ...[
      ...texts.map(text => ({ file: text.file, field: 'cover', ...getCoverAndText(text) })),
      ...pages.map(({ file, page: { cover } }) => ({ file, field: 'cover', cover })),
      ...pages.flatMap(findSectionCovers),
    ].flatMap(({ file, field, cover, text }: NamedCover) => {
      if (!cover) return []
      const { drawing, figures = [] } = cover
      const allowed = (text === undefined ? pageAndDocumentCoverLimitsByDrawing : articleCoverLimitsByDrawing)[drawing]
      const { least, most } = allowed
      if (figures.length < least || figures.length > most)
        return [
          {
            file,
            field: `${field}.figures`,
            message: `has ${figures.length} figures; “${drawing}” takes ${most === 0 ? 'none: take the line out' : least === most ? least : `${least} to ${most}`}`,
          },
        ]
      const found = figures.map((figure, index): ContentFinding | undefined => {
        const place = { file, field: `${field}.figures.${index}` }
        const problem = describeFigureProblem(figure, facts, allowed)
        if (problem) return { ...place, message: problem }
        return typeof figure === 'number' && text !== undefined && !isFigureInText(figure, text)
          ? {
              ...place,
              level: 'notice',
              message: `is ${figure}, which the text does not give; draw what readers can find in it, or name a fact`,
            }
          : undefined
      })
      // Whether names fit is checked on the finished drawing, which needs valid figures.
      if (found.some(finding => finding && finding.level !== 'notice')) return found
      const partProblem = findMarkedProblem(cover, allowed) ?? findCoverTextProblem(cover, allowed, facts)
      return partProblem ? [{ file, field: `${field}.${partProblem.field}`, message: partProblem.message }] : found
    }),
  ],
}

// In the header of a document, a cover with a caption takes the place of the picture and its caption.
function findHiddenReading(entry: LongformFile): ContentFinding[] {
  if (entry.kind !== 'document' || !entry.frontMatter.reading || !entry.frontMatter.cover?.reading) return []
  const message = 'is the caption of the picture, which the cover replaces: keep this line or “cover.reading”'
  return [{ file: entry.file, field: 'reading', message }]
}

function findSectionCovers({ file, page }: PageFile): NamedCover[] {
  return page.sections.flatMap((section, index) => {
    const field = `sections[${index}]`
    const items = 'items' in section ? section.items : []
    return [
      ...('cover' in section ? [{ file, field: `${field}.cover`, cover: section.cover }] : []),
      ...items.flatMap((item, place) =>
        'cover' in item ? [{ file, field: `${field}.items[${place}].cover`, cover: item.cover }] : [],
      ),
    ]
  })
}

function getCoverAndText(entry: LongformFile): Pick<NamedCover, 'cover' | 'text'> {
  if (entry.kind === 'document') return { cover: entry.frontMatter.cover }
  const { cover } = entry.frontMatter
  return { cover, text: `${cover?.reading ?? ''} ${entry.body}` }
}

function findMarkedProblem(cover: NonNullable<NamedCover['cover']>, allowed: CoverInputLimits) {
  const marked = 'marked' in cover ? cover.marked : undefined
  if (marked === undefined) return undefined
  if (!allowed.marked)
    return { field: 'marked', message: 'is drawn by “blocks”, “dates” and “river” only: take it out' }
  const { drawing, figures = [] } = cover
  const count = drawing === 'river' ? Number(figures[0]) : figures.length
  return marked > count
    ? {
        field: 'marked',
        message: `is ${marked}; “${drawing}” highlights one of its ${count} ${drawing === 'river' ? 'bends' : 'figures'}: write 1 to ${count}`,
      }
    : undefined
}

function describeFigureProblem(
  figure: string | number,
  facts: Facts,
  { highest = Infinity, fractions }: CoverInputLimits,
): string | undefined {
  const fact = typeof figure === 'string' ? findFact(facts, figure) : undefined
  if (typeof figure === 'string' && !fact)
    return `names “${figure}”, which is not in content/facts.json${formatDidYouMeanHint(figure, Object.keys(facts))}`
  const value = fact ? fact.value : figure
  if (typeof value !== 'number') return `names “${figure}”, which is no single number; name another fact`
  if (value > highest && fractions) return `is ${value}; hours of the day end at ${highest}`
  if (value > highest || (highest < Infinity && !fractions && !Number.isInteger(value)))
    return `is ${value}; each unit is drawn, so that it is a whole number up to ${highest}`
  return undefined
}

function isFigureInText(figure: number, text: string): boolean {
  const figures = text.replace(/(?<=\d)[, \u00a0](?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/g, '.')
  return new RegExp(String.raw`(?<![\d.])${escapeStringRegexp(String(figure))}(?!\.?\d)`).test(figures)
}
