import { z } from 'zod'
import { slugSchema, sectionIntroSchema, linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'
import { planPriceByFactSchema } from '../price'

const plan = z
  .strictObject({
    id: slugSchema,
    name: bilingualTextSchema.describe('Name of the plan.'),
    price: planPriceByFactSchema,
    hours: bilingualTextSchema.optional().describe('Hours that the plan includes.'),
    text: bilingualTextSchema.describe('For whom the plan is intended.'),
    features: z.array(bilingualTextSchema).min(3).describe('What the plan includes, one point per item.'),
    recommended: z.boolean().optional().describe('True for the one plan that is recommended.'),
    badge: bilingualTextSchema.optional().describe('Label that marks the recommended plan.'),
    action: linkSchema.describe('Button of the plan.'),
  })
  .describe('A plan with its price.')

const offerSchema = z.strictObject({
  title: bilingualTextSchema.describe('Heading of the offer.'),
  text: bilingualTextSchema.describe('What the offer is, or who may need it.'),
  action: linkSchema,
})

/** Plans with prices, side by side, with everything that the rules on advertised legal fees require. */
export const plansSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('plans'),
    intro: sectionIntroSchema,
    free: offerSchema.optional().describe('What comes before any plan, free of charge.'),
    items: z.array(plan).min(2).max(4).describe('Plans, in order.'),
    excluded: z.array(bilingualTextSchema).min(1).describe('What no plan includes, and what it may cost.'),
    asOf: bilingualTextSchema.describe('Date of the prices, written as {{name-of-fact:asof}}.'),
    note: bilingualTextSchema.optional().describe('Line about notice, unused hours or renewal.'),
    custom: offerSchema.optional().describe('Offer for visitors whom no plan fits.'),
  })
  .refine(({ items }) => items.filter(({ recommended }) => recommended).length <= 1, {
    message: 'must have at most one recommended plan',
    path: ['items'],
  })
  .describe('Plans with their prices, side by side.')
