import { z } from 'zod'
import { linkSchema, sectionIdField, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** A dark band with one to three commitments and a button. */
export const bannerSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('banner'),
    ...sectionIdField,
    title: bilingualTextSchema
      .optional()
      .describe('The heading of the band; said to screen readers only when there is none to see.'),
    items: z
      .array(
        z
          .strictObject({
            value: bilingualTextSchema.describe('The commitment, as a {{fact}}.'),
            label: bilingualTextSchema.describe('What it is about.'),
            note: bilingualTextSchema.optional().describe('Whom or when it holds for.'),
          })
          .describe('One commitment.'),
      )
      .min(1)
      .max(3)
      .describe('The commitments.'),
    action: linkSchema.describe('The button.'),
  })
  .describe('A dark band with commitments and a button.')
