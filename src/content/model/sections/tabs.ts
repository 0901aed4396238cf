import { z } from 'zod'
import { slugSchema, sectionIntroSchema, linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { hasOneIllustration, pictureOrCoverError, illustrationFields } from '../illustration'
import { bilingualTextSchema } from '../textSchemas'
import { priceReferenceSchema } from '../price'

const tab = z
  .strictObject({
    id: slugSchema,
    name: bilingualTextSchema.describe(
      'Name of the service, shown in full in the panel; the tab shows only the part before “&” or “ et ”.',
    ),
    ...illustrationFields,
    text: bilingualTextSchema.describe('What the service is.'),
    features: z.array(bilingualTextSchema).length(8).describe('Eight features, of which the first four are shown.'),
    benefits: z.array(bilingualTextSchema).length(6).describe('Six benefits, kept for later use and not shown.'),
    price: priceReferenceSchema.describe('Price of the service; its text may add a note.'),
    action: linkSchema.describe('Button of the panel.'),
  })
  .refine(hasOneIllustration, pictureOrCoverError)
  .describe('A tab with its panel.')

/** Services in tabs; the first is open. */
export const tabsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('tabs'),
    intro: sectionIntroSchema,
    items: z.array(tab).min(2).max(8).describe('Tabs, in order; the first is open.'),
    asOf: bilingualTextSchema.describe('Date of the prices, written as {{name-of-fact:asof}}.'),
    excluded: z.array(bilingualTextSchema).min(1).describe('What no price includes, one point per item.'),
  })
  .describe('Services in tabs.')
