import { z } from 'zod'
import { linkSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'
import { iconNameSchema, sectionIntroSchema } from '../sharedSchemas'

/** The competitive-advantage block; its text is in content/advantages.json. */
export const advantageReferenceSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('advantage'),
    ...sectionFields,
    variant: z.enum(['montreal', 'pharmaceutical', 'fractional', 'default']).describe('Which of the four blocks.'),
  })
  .describe('The competitive-advantage block.')

/** One variant of the block: three cards and, optionally, a list of insights. */
export const advantageVariantContentSchema = z.strictObject({
  intro: sectionIntroSchema,
  cards: z
    .array(
      z
        .strictObject({
          icon: iconNameSchema,
          stat: bilingualTextSchema.optional().describe('A number above the title, as a {{fact}}.'),
          title: bilingualTextSchema.describe('The heading of the card.'),
          text: bilingualTextSchema.describe('One to three sentences.'),
          note: bilingualTextSchema.optional().describe('What the number is measured against.'),
        })
        .describe('One advantage.'),
    )
    .length(3)
    .describe('Three advantages.'),
  insightsTitle: bilingualTextSchema.optional().describe('The heading of the insights.'),
  insights: z.array(bilingualTextSchema).optional().describe('What we have learned in the field, one a line.'),
  actions: z.array(linkSchema).max(2).optional().describe('Buttons under the block.'),
})

/** `content/advantages.json`: the four variants. */
export const advantagesSchema = z.strictObject({
  montreal: advantageVariantContentSchema.describe('For pages about Montréal.'),
  pharmaceutical: advantageVariantContentSchema.describe('For pages about pharmaceutical law.'),
  fractional: advantageVariantContentSchema.describe('For pages about shared counsel.'),
  default: advantageVariantContentSchema.describe('For every other page.'),
})

/** The section as exposed in GraphQL: the reference merged with the content of its variant. */
export const resolvedAdvantageSchema = advantageReferenceSchema
  .extend(advantageVariantContentSchema.shape)
  .describe('The competitive-advantage block, with the words of its variant.')
