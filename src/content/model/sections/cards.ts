import { z } from 'zod'
import { maxCardPoints } from '../../../config/contentLengthLimits'
import {
  slugSchema,
  iconNameSchema,
  sectionIntroSchema,
  linkSchema,
  createSectionFieldsWithTone,
} from '../sharedSchemas'
import { bilingualCoverSchema } from '../cover'
import { readingSchema } from '../illustration'
import { bilingualTextSchema } from '../textSchemas'
import { priceReferenceSchema } from '../price'

const card = z
  .strictObject({
    id: slugSchema.optional(),
    icon: iconNameSchema.optional(),
    cover: bilingualCoverSchema.optional(),
    reading: readingSchema,
    stat: bilingualTextSchema.optional().describe('Number above the heading, written as {{name-of-fact}}.'),
    title: bilingualTextSchema.describe('Heading of the card.'),
    text: bilingualTextSchema.describe('Text of the card, one to three sentences.'),
    outcome: bilingualTextSchema
      .optional()
      .describe('How a typical situation ends: its last sentence, in bold under a line.'),
    moments: z
      .array(bilingualTextSchema)
      .min(2)
      .max(4)
      .optional()
      .describe(
        'Dates or days of a typical situation, in order; wide windows show them on the line above it, the last, how it ends, in copper.',
      ),
    points: z
      .array(bilingualTextSchema)
      .max(maxCardPoints)
      .optional()
      .describe('Short points; a card with a price gives each a check mark, other cards a line.'),
    note: bilingualTextSchema
      .optional()
      .describe('What the number is compared with, or a limit of what the card says.'),
    price: priceReferenceSchema.optional().describe('Price of what the card offers.'),
    link: linkSchema.optional(),
  })
  .describe('A card about a service, reason, value, feature or industry.')

/** Cards side by side: services, reasons with a number, values, features, industries. */
export const cardsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('cards'),
    intro: sectionIntroSchema,
    look: z
      .enum(['boxed', 'ruled'])
      .optional()
      .describe('Style of the cards: “boxed” (the default) draws boxes, “ruled” draws thin lines between columns.'),
    columns: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], { error: 'must be 1, 2, 3 or 4' })
      .optional()
      .describe(
        'Number of cards in a row on a wide screen; 3 by default. With 1, points are beside the text, and without points the text beside the title.',
      ),
    scale: z
      .boolean()
      .optional()
      .describe('With 1 column: draws above the rows, on one axis, the numbers that are durations, such as “30 days”.'),
    marks: z
      .enum(['vertices'])
      .optional()
      .describe('Mark above each title: “vertices” is a hexagon with one vertex filled, the next on each card.'),
    items: z.array(card).min(2).max(12).describe('Cards, in order.'),
    note: bilingualTextSchema.optional().describe('Line under the cards.'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the cards.'),
  })
  .describe('Cards side by side, about services, reasons, values, features or industries.')
