import { coverGrounds, type CoverGround } from '../../config/covers'
import type { Facts } from '../../content/model'
import { pageCoverSchema, type PageCover } from '../../content/model/cover'
import { findHastElementsByTagName } from '../../content/mdx/findHastElementsByTagName'
import type { Content } from '../../content/read/readContent'
import type { LongformEntry } from '../../content/read/longform'
import { drawCover, type CoverShape } from '../../shared/figures/drawCover'
import { replaceNamedFields } from './replaceNamedFields'

/** The drawing of the card of an article or a page, made of its figures, and how to read it. */
export interface CoverDrawing {
  ground: CoverGround
  shapes: CoverShape[]
  reading?: string
}

type Article = Extract<LongformEntry, { kind: 'article' }>

/** The cover of an article: its own, else one of its category; none where it shows a picture of the writer’s. */
export function buildArticleCoverDrawing(text: Article, { facts, categories }: Content): CoverDrawing | undefined {
  const { cover, picture, category } = text.frontMatter
  const place = Math.max(
    0,
    categories.findIndex(({ id }) => id === category),
  )
  const ground = coverGrounds[place % coverGrounds.length] ?? 'pine'
  if (!cover) return picture.src.startsWith('art/') ? { ground, shapes: drawCover('lattice', []) } : undefined
  const figures =
    cover.drawing === 'river' ? [countTimelineRows(text)] : resolveCoverNumbers(cover.figures ?? [], facts)
  return { ground, shapes: drawCover(cover.drawing, figures), reading: cover.reading }
}

/** The cover of a page or a document, as its file names it. */
export function buildPageCoverDrawing({ drawing, figures = [], ground }: PageCover, facts: Facts): CoverDrawing {
  return { ground, shapes: drawCover(drawing, resolveCoverNumbers(figures, facts)) }
}

/** A section with every cover in it drawn. */
export function replaceCoversWithDrawings<T>(section: T, facts: Facts): T {
  return replaceNamedFields(section, ['cover'], cover => buildPageCoverDrawing(pageCoverSchema.parse(cover), facts))
}

/** The numbers of a cover; a fact that is no single number is left out, and named by a rule. */
export function resolveCoverNumbers(figures: readonly (string | number)[], facts: Facts): number[] {
  return figures.flatMap(figure => {
    const value = typeof figure === 'number' ? figure : facts[figure]?.value
    return typeof value === 'number' ? [value] : []
  })
}

function countTimelineRows({ compiled }: Article): number {
  const [timeline] = compiled.hast.children.filter(node => node.type === 'element' && node.tagName === 'Timeline')
  if (timeline?.type !== 'element') return 1
  return Math.max(1, findHastElementsByTagName(timeline, 'tr').length - 1)
}
