import { coverGrounds, type CoverGround } from '../../config/covers'
import type { Facts } from '../../content/model'
import { pageCoverSchema, type DocumentCover } from '../../content/model/cover'
import { findHastElementsByTagName } from '../../content/mdx/findHastElementsByTagName'
import type { Content } from '../../content/read/readContent'
import type { LongformFile } from '../../content/read/longform'
import type { CoverPart } from '../../shared/figures/coverPaths'
import { createCoverSeed, drawCover } from '../../shared/figures/drawCover'
import { replaceNamedFields } from './replaceNamedFields'

/** The drawing on the card of an article or page, made from its figures, and a caption that explains it. */
export interface CoverDrawing {
  ground: CoverGround
  shapes: CoverPart[]
  reading?: string
}

type Article = Extract<LongformFile, { kind: 'article' }>

/**
 * The cover of an article: its own, else a generic one on the background of its category; undefined if it shows a
 * picture that the writer chose.
 */
export function buildArticleCoverDrawing(text: Article, { facts, categories }: Content): CoverDrawing | undefined {
  const { cover, picture, category } = text.frontMatter
  const place = Math.max(
    0,
    categories.findIndex(({ id }) => id === category),
  )
  const ground = coverGrounds[place % coverGrounds.length] ?? 'pine'
  const seed = createCoverSeed(text.route)
  if (!cover) return picture.src.startsWith('art/') ? { ground, shapes: drawCover('lattice', [], seed) } : undefined
  const figures =
    cover.drawing === 'river' ? [countTimelineRows(text)] : resolveCoverNumbers(cover.figures ?? [], facts)
  return { ground, shapes: drawCover(cover.drawing, figures, seed), reading: cover.reading }
}

/** The cover of a page or document, as configured in its file, varied by its route; of a section, not varied. */
export function buildPageCoverDrawing(
  { drawing, figures = [], ground, reading }: DocumentCover,
  facts: Facts,
  route?: string,
): CoverDrawing {
  const seed = route ? createCoverSeed(route) : 0
  return { ground, shapes: drawCover(drawing, resolveCoverNumbers(figures, facts), seed), reading }
}

/** Replaces every cover in a section with its drawing. */
export function replaceCoversWithDrawings<T>(section: T, facts: Facts): T {
  return replaceNamedFields(section, ['cover'], cover => buildPageCoverDrawing(pageCoverSchema.parse(cover), facts))
}

/** The numbers of a cover; facts that are not a single number are skipped here and reported by a content rule. */
function resolveCoverNumbers(figures: readonly (string | number)[], facts: Facts): number[] {
  return figures.flatMap(figure => {
    const value = typeof figure === 'number' ? figure : facts[figure]?.value
    return typeof value === 'number' ? [value] : []
  })
}

function countTimelineRows({ analysis }: Article): number {
  const [timeline] = analysis.hast.children.filter(node => node.type === 'element' && node.tagName === 'Timeline')
  if (timeline?.type !== 'element') return 1
  return Math.max(1, findHastElementsByTagName(timeline, 'tr').length - 1)
}
