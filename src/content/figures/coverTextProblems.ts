import { languages } from '../../config/languages'
import { findCrowdedLabelText } from '../../shared/figures/covers/coverNameLabels'
import { mostCalendarWeeks, countCalendarWeeks } from '../../shared/figures/covers/drawCalendar'
import { drawCover } from '../../shared/figures/covers/drawCover'
import { findFact, type Facts } from '../model'
import type { ArticleCoverSpec, BilingualCoverSpec, DocumentCoverSpec } from '../model/cover'
import type { CoverInputLimits } from './coverLimits'

type AnyCover = BilingualCoverSpec | ArticleCoverSpec | DocumentCoverSpec
type PrintProblem = { field: string; message: string } | undefined

/**
 * Finds the first problem of a cover’s unit, labels or names: the drawing does not print them, their number is wrong,
 * or a name is too long for its place.
 */
export function findCoverTextProblem(cover: AnyCover, allowed: CoverInputLimits, facts: Facts): PrintProblem {
  const { figures = [], labels, unit } = cover
  if (unit && !allowed.unit)
    return { field: 'unit', message: `is printed by “peaks”, “bars”, “blocks”, “dates” and “rates” only: take it out` }
  if (labels && (!allowed.labels || labels.length !== readValue(figures[1] ?? 0, facts)))
    return { field: 'labels', message: `has ${labels.length} labels; only “cells” prints them, one in each cell` }
  return findDayProblem(cover) ?? findNameProblem(cover, allowed, facts)
}

function findDayProblem(cover: AnyCover): PrintProblem {
  const days = 'days' in cover ? cover.days : undefined
  const field = 'days'
  if (cover.drawing !== 'calendar') return days && { field, message: 'is drawn by “calendar” only: take it out' }
  if (!days) return { field, message: 'is missing; “calendar” draws its first, last and planned day' }
  const { first, last, planned, marked } = days
  if ([planned, ...marked].some(day => day < first || day > last))
    return { field, message: `has a day that is not from ${first} to ${last}` }
  const weeks = countCalendarWeeks(days)
  return weeks > mostCalendarWeeks
    ? { field, message: `has ${weeks} weeks; there is room for ${mostCalendarWeeks}` }
    : undefined
}

function findNameProblem(
  { drawing, figures = [], names, ...cover }: AnyCover,
  allowed: CoverInputLimits,
  facts: Facts,
): PrintProblem {
  if (!names) return undefined
  const values = figures.map(figure => readValue(figure, facts))
  const stages = ['river', 'spans', 'steps', 'stages'].includes(drawing) && values.length ? Math.max(...values) : 2
  const bars = drawing === 'spans' ? values.length / 2 : 0
  // Of an article’s timeline, whose length is not known here.
  const isOpen = drawing === 'river' && !values.length
  const counts: number[] = {
    figures: drawing === 'blocks' && figures.length > 1 ? [figures.length, figures.length - 1] : [figures.length],
    ends: isOpen ? [2, 3, 4, 5, 6, 7, 8] : [...new Set([2, stages, stages + bars])],
    startAndFigures: [figures.length + 1],
    middleAndFields: values.slice(0, 1).map(count => count + 1),
    pairs: [figures.length / 2],
    summits: [3, 4, 5, 6, 7],
    cells: [3],
    chain: [3, 4, 5],
    gate: [4],
    three: [3],
    none: [],
  }[allowed.names ?? 'none']
  if (!counts.includes(names.length))
    return {
      field: 'names',
      message: `has ${names.length} names; “${drawing}” takes ${counts.join(' or ') || 'none: take the line out'}`,
    }
  const days = 'days' in cover ? cover.days : undefined
  // Articles take these figures from their timeline; the names of its ends have the same room for any.
  const drawn = values.length ? values : isOpen && names.length > 2 ? [names.length] : [1, 1, 1, 9]
  return languages
    .map(language => {
      const words = names.map(name => (typeof name === 'string' ? name : name[language]))
      const { labels } = drawCover(drawing, drawn, { figures: values.map(String), names: words, days })
      return findCrowdedLabelText(labels)
    })
    .filter(crowded => crowded !== undefined)
    .map(crowded => ({ field: 'names', message: `has no room for “${crowded}” beside its neighbours: shorten it` }))[0]
}

function readValue(figure: string | number, facts: Facts): number {
  return typeof figure === 'string' ? Number(findFact(facts, figure)?.value) : figure
}
