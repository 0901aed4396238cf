import { z } from 'zod'
import {
  slugSchema,
  sectionIntroSchema,
  linkSchema,
  sectionFields,
  createSectionTypeLiteralSchema,
} from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'
import { planPriceReferenceSchema } from '../price'

const plan = z
  .strictObject({
    id: slugSchema,
    name: bilingualTextSchema.describe('The name of the plan.'),
    price: planPriceReferenceSchema,
    hours: bilingualTextSchema.optional().describe('The hours included.'),
    text: bilingualTextSchema.describe('For whom it is.'),
    features: z.array(bilingualTextSchema).min(3).describe('What is included.'),
    recommended: z.boolean().optional().describe('True for the one plan that most companies start with.'),
    badge: bilingualTextSchema.optional().describe('The words that mark the recommended plan.'),
    action: linkSchema.describe('The button.'),
  })
  .describe('One plan with its price.')

/** Plans with prices, side by side, with everything that the rules on advertised legal fees require. */
export const plansSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('plans'),
    ...sectionFields,
    intro: sectionIntroSchema,
    items: z.array(plan).min(2).max(4).describe('The plans.'),
    excluded: z.array(bilingualTextSchema).min(1).describe('What no plan includes and what it may cost apart.'),
    asOf: bilingualTextSchema.describe('The day of the prices, as a {{fact:asof}}.'),
    note: bilingualTextSchema.optional().describe('A line on notice, unused hours or renewal.'),
    custom: z
      .strictObject({
        title: bilingualTextSchema.describe('Its heading.'),
        text: bilingualTextSchema.describe('Who needs it.'),
        action: linkSchema,
      })
      .optional()
      .describe('What to do when no plan fits.'),
  })
  .refine(({ items }) => items.filter(({ recommended }) => recommended).length <= 1, {
    message: 'must have at most one recommended plan',
    path: ['items'],
  })
  .describe('Prices side by side.')
