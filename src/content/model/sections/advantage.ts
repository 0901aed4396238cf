import { z } from 'zod'
import { iconNameSchema, linkSchema, sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** One variant of the section: three cards and, optionally, a list of insights. */
const advantageContentSchema = z.strictObject({
  intro: sectionIntroSchema,
  cards: z
    .array(
      z
        .strictObject({
          icon: iconNameSchema,
          stat: bilingualTextSchema.optional().describe('Number above the heading, written as {{name-of-fact}}.'),
          title: bilingualTextSchema.describe('Heading of the card.'),
          text: bilingualTextSchema.describe('Text of the card, one to three sentences.'),
          note: bilingualTextSchema.optional().describe('What the number is compared with.'),
        })
        .describe('A card with one advantage.'),
    )
    .length(3)
    .describe('Three cards, each with one advantage.'),
  insightsTitle: bilingualTextSchema.optional().describe('Heading of the list of insights.'),
  insights: z
    .array(bilingualTextSchema)
    .optional()
    .describe('Insights from the practice’s experience, one sentence per item.'),
  actions: z.array(linkSchema).max(2).optional().describe('Buttons under the block.'),
})

/** `content/advantages.json`: the four variants. */
export const advantageContentByVariantSchema = z.strictObject({
  montreal: advantageContentSchema.describe('Block for pages about Montréal.'),
  pharmaceutical: advantageContentSchema.describe('Block for pages about pharmaceutical law.'),
  fractional: advantageContentSchema.describe('Block for pages about fractional counsel.'),
  default: advantageContentSchema.describe('Block for all other pages.'),
})

/** The section of competitive advantages; its text is in content/advantages.json. */
export const advantageSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('advantage'),
    variant: advantageContentByVariantSchema.keyof().describe('Which block of content/advantages.json to show.'),
    look: z
      .enum(['boxed', 'ruled'])
      .optional()
      .describe(
        'Style of the cards: “boxed” (the default), or “ruled” for a list of their numbers, the first one large, or columns of texts if they have none.',
      ),
    line: z
      .strictObject({
        start: bilingualTextSchema.describe('Where it begins.'),
        end: bilingualTextSchema.describe('Where it ends.'),
      })
      .optional()
      .describe('Names of the ends of a line, of which each figure of a block with the tone “pine” is a station.'),
  })
  .describe('The competitive-advantage block, with content from content/advantages.json.')

/** The section as exposed in GraphQL: the reference merged with the content of its variant. */
export const advantageSectionWithContentSchema = advantageSectionSchema
  .extend(advantageContentSchema.shape)
  .describe('The competitive-advantage block, with the content of its variant.')
