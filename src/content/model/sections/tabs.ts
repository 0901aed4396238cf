import { z } from 'zod'
import {
  slugSchema,
  sectionIntroSchema,
  linkSchema,
  sectionFields,
  createSectionTypeLiteralSchema,
} from '../sharedSchemas'
import { hasOneIllustration, illustrationError, illustrationFields } from '../illustration'
import { bilingualTextSchema } from '../textSchemas'
import { priceReferenceSchema } from '../price'

const tab = z
  .strictObject({
    id: slugSchema,
    name: bilingualTextSchema.describe(
      'The name; the tab shows what stands before “&” or “ et ”, the panel the whole.',
    ),
    ...illustrationFields,
    text: bilingualTextSchema.describe('What the service is.'),
    features: z.array(bilingualTextSchema).length(8).describe('Eight features; the first four are shown.'),
    benefits: z.array(bilingualTextSchema).length(6).describe('Six benefits, kept for later use; not shown.'),
    price: priceReferenceSchema.describe('The price, with a note on it as its text.'),
    action: linkSchema.describe('The button.'),
  })
  .refine(hasOneIllustration, illustrationError)
  .describe('One tab and its panel.')

/** Services in tabs; the first is open. */
export const tabsSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('tabs'),
    ...sectionFields,
    intro: sectionIntroSchema,
    items: z.array(tab).min(2).max(8).describe('The tabs.'),
    asOf: bilingualTextSchema.describe('The day of the prices, as a {{fact:asof}}.'),
    excluded: z.array(bilingualTextSchema).min(1).describe('What no price includes.'),
  })
  .describe('Services behind tabs.')
