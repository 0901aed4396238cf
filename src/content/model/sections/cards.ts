import { z } from 'zod'
import {
  slugSchema,
  iconNameSchema,
  sectionIntroSchema,
  linkSchema,
  sectionFields,
  createSectionTypeLiteralSchema,
} from '../sharedSchemas'
import { pageCoverSchema } from '../cover'
import { illustrationFields } from '../illustration'
import { bilingualTextSchema } from '../textSchemas'
import { priceReferenceSchema } from '../price'

const card = z
  .strictObject({
    id: slugSchema.optional(),
    icon: iconNameSchema.optional(),
    cover: pageCoverSchema.optional(),
    reading: illustrationFields.reading,
    stat: bilingualTextSchema.optional().describe('A number above the title, as a {{fact}}.'),
    title: bilingualTextSchema.describe('The heading of the card.'),
    text: bilingualTextSchema.describe('One to three sentences.'),
    points: z.array(bilingualTextSchema).optional().describe('Short points, each with a tick.'),
    note: bilingualTextSchema.optional().describe('What the number is measured against, or a limit of what is said.'),
    price: priceReferenceSchema.optional().describe('What it costs.'),
    link: linkSchema.optional(),
  })
  .describe('One card: a service, a reason, a value, a feature, an industry.')

/** Cards side by side: services, reasons with a number, values, features, industries. */
export const cardsSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('cards'),
    ...sectionFields,
    intro: sectionIntroSchema,
    look: z.enum(['boxed', 'ruled']).optional().describe('Boxes (default), or columns parted by hairlines.'),
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)], { error: 'must be 2, 3 or 4' })
      .optional()
      .describe('Cards in a row on a wide screen; three by default.'),
    items: z.array(card).min(2).max(12).describe('The cards.'),
    note: bilingualTextSchema.optional().describe('A line under the cards.'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the cards.'),
  })
  .describe('Cards side by side.')
