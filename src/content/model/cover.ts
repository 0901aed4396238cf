import { z } from 'zod'
import { coverGrounds } from '../../config/covers'
import { nonEmptyTextSchema } from './textSchemas'

/** The drawings that a cover may use; implemented in shared/figures/drawCover. */
export const coverDrawings = ['peaks', 'cells', 'river', 'blocks', 'bond'] as const

const figures = z.array(z.union([nonEmptyTextSchema, z.number().positive()])).optional()

/** The cover of an article: a drawing of figures from its text. */
export const articleCoverSchema = z
  .strictObject({
    drawing: z
      .enum(coverDrawings)
      .describe(
        'peaks: one a figure, as high as it; cells: the first figure filled, of the second; river: a bend a row of the first timeline of the text; blocks: one a unit, in groups; bond: two molecules and what joins them.',
      ),
    figures: figures.describe('Names of facts, or numbers that the text itself gives; the same in both languages.'),
    reading: nonEmptyTextSchema.describe('How to read the drawing, in one sentence.'),
  })
  .describe('The drawing of the card, made of the article’s own figures.')

/** The cover of a page on the cards that link to it, or of a single card. */
export const pageCoverSchema = z
  .strictObject({
    drawing: z.enum([...coverDrawings, 'lattice']).describe('As of articles; lattice: three cells, one point marked.'),
    figures: figures.describe('Names of facts, or numbers; of a river, how many bends.'),
    ground: z.enum(coverGrounds).describe('The ground: copper, pine, paper or mint.'),
  })
  .meta({ graphql: 'CoverDrawing' })
  .describe('A drawing of figures on a ground: of the card, of the cards that lead here, or in place of a picture.')

export type ArticleCover = z.infer<typeof articleCoverSchema>
export type PageCover = z.infer<typeof pageCoverSchema>
