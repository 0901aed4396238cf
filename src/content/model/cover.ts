import { z } from 'zod'
import { coverGrounds } from '../../config/covers'
import { isIsoDay } from '../../shared/calendarDays'
import { bilingualTextSchema, nonEmptyTextSchema } from './textSchemas'

/** The drawings that an article’s cover may use; other covers may use more. All are in shared/figures/covers/drawCover. */
const articleCoverDrawings = [
  'peaks',
  'columns',
  'cells',
  'river',
  'spans',
  'steps',
  'thresholds',
  'blocks',
  'bond',
] as const

const reading = nonEmptyTextSchema.describe('One sentence that explains how to read the drawing.')
const figures = z.array(z.union([nonEmptyTextSchema, z.number().positive()])).optional()
const labels = z
  .array(nonEmptyTextSchema)
  .optional()
  .describe(
    'For “cells” of a scale, whose last ones are then filled: a short text for each, the same in both languages, such as [I, II, III, IV].',
  )
const day = z.string().refine(isIsoDay, 'is no date such as 2027-04-24')
const days = z
  .strictObject({
    first: day.describe('The first day that it shows.'),
    last: day.describe('The last one.'),
    planned: day.describe('The day on which it was to end; those after it are filled.'),
    marked: z.array(day).describe('The other dates of the text.'),
  })
  .optional()
  .describe('For “calendar”, in place of figures; up to five weeks. The year only decides the days of the week.')
const namesDescription =
  'What each figure counts, in one to three words; without names no figure is printed. For “peaks”, “bars”, “parts” and “blocks” one per figure, for “blocks” also one less if the last figure is a part of the one before it; for “thresholds” one per figure, for “rates” one per pair; for “dates” the start, then one per figure; for “network” the point in the middle, then one per field; for “summits” both summits, then one per point; for “cells” two, printed behind their figures, such as “months gone”; for “calendar” three, of a date, the planned day and the days after it; for “fields” three, of those set apart, of the others and of the whole; for “overlap” three, of each circle and of what they share; for “bond” and “lattice” one for each molecule or cell; for “gate” four, of the large ring, the two others and the gate; for “chain” one for each cell, then one for the line; for “river”, “spans”, “stages” and “steps” one for each, or the first and last, for “spans” also one for each stage, then each bar.'
const unitDescription =
  'Unit printed behind each figure, or behind the highest if there is no room, such as “h”. For “peaks”, “bars”, “blocks” and “dates”.'

/** The cover of an article: a drawing of figures from its text. */
export const articleCoverSchema = z
  .strictObject({
    drawing: z
      .enum(articleCoverDrawings)
      .describe(
        'Kind of drawing: “peaks” has one peak per figure, as high as the figure; “columns” has the columns of the first <Columns> in the text, with the figures in bold; “cells” fills the first figure out of the second; “river” has one bend per row of the first timeline in the text; “spans” has one bar per row of it, from milestone to milestone; “steps” shows as many steps as the figure, each but the last with a tick; “thresholds” is a scale from 0 to the last figure, with a bracket up to each figure; “blocks” has one block per unit, in one group per figure; “bond” shows two joined molecules and takes no figures.',
      ),
    figures: figures.describe('Names of facts, or numbers that appear in the text; the same in both languages.'),
    unit: nonEmptyTextSchema.optional().describe(unitDescription),
    names: z.array(nonEmptyTextSchema).optional().describe(namesDescription),
    labels,
    reading,
  })
  .describe('Drawing on the card of the article, made from figures in its text.')

/** The cover of a page on the cards that link to it, of a single card, or in place of a picture in a section. */
export const bilingualCoverSchema = z
  .strictObject({
    drawing: z
      .enum([
        ...articleCoverDrawings,
        'bars',
        'parts',
        'fields',
        'overlap',
        'chain',
        'stages',
        'dates',
        'calendar',
        'months',
        'dial',
        'gate',
        'helix',
        'lattice',
        'network',
        'rates',
        'summits',
        'clusters',
        'plate',
      ])
      .describe(
        'Kind of drawing, as for articles; “bars” are as long as their figures, with “more than” where the fact has it; “parts” are bars of one length, each cut into as many parts as its figure; “fields” is a whole of as many fields as the second figure, of which the first figure is set apart; “overlap” shows two circles and what they share; “chain” shows two to four cells in a row and a line along them; “stages” is a rising line of as many rings as the figure, the last one filled; “dates” are points on a line to scale, counted from one start; “calendar” has the weeks of a few dates, Monday first; “months” is a year on a line that begins with the first month given by number, with a dot and a name for all that are given; “dial” marks hours of a day, such as 10.5 for half past ten; “helix” shows two strands joined by rungs, one of them marked; “lattice” shows three cells around a marked point; “gate” shows a large ring, two that are joined to it, and a gate as the way out; “network” shows as many fields as the figure, joined in one point; “rates” has a point per pair of figures, a quantity and its price; “summits” shows two of them and the points between. In the header of a page, “clusters” has a point for each page of its groups of links, and “plate” the abbreviations of the glossary that refer to one another.',
      ),
    figures: figures.describe(
      'Names of facts, or numbers; for “river”, the number of bends; for “spans”, the first and last stage of each bar.',
    ),
    unit: bilingualTextSchema.optional().describe(unitDescription),
    names: z.array(bilingualTextSchema).optional().describe(namesDescription),
    labels,
    marked: z
      .number()
      .int()
      .positive()
      .optional()
      .describe(
        'For “peaks”, “blocks”, “parts”, “dates” and “river”: the highlighted peak, group, bar, date or bend, from 1, such as the recommended plan; without it, the last.',
      ),
    nested: z
      .boolean()
      .optional()
      .describe('For “bars”: the last figure is a part of the one before it, and drawn inside its bar.'),
    days,
    ground: z.enum(coverGrounds).describe('Background colour of the drawing.'),
  })
  .meta({ graphql: 'CoverDrawing' })
  .describe('Drawing made from figures, shown on cards that link to the page or in place of a picture.')

/**
 * The cover of a document, and any other cover once it is localized. With a reading, a document’s header shows it, too.
 */
export const documentCoverSchema = z
  .strictObject({
    ...bilingualCoverSchema.shape,
    unit: nonEmptyTextSchema.optional().describe(unitDescription),
    names: z.array(nonEmptyTextSchema).optional().describe(namesDescription),
    reading: reading.optional(),
  })
  .describe(
    'Drawing made from figures, shown on cards that link to the document and, if it has a reading, in its header.',
  )

export type ArticleCoverSpec = z.infer<typeof articleCoverSchema>
export type BilingualCoverSpec = z.infer<typeof bilingualCoverSchema>
export type DocumentCoverSpec = z.infer<typeof documentCoverSchema>
