import { z } from 'zod'
import { linkSchema, sectionIdField, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** A band with one to three commitments of the practice, each a number with its label, and a button. */
export const bannerSectionSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('banner'),
    ...sectionIdField,
    title: bilingualTextSchema.optional().describe('Heading of the band, a small label.'),
    items: z
      .array(
        z
          .strictObject({
            value: bilingualTextSchema.describe('Number of the commitment, written as {{name-of-fact}}.'),
            label: bilingualTextSchema.describe('What the number counts or measures.'),
            note: bilingualTextSchema.optional().describe('To whom or when the commitment applies.'),
          })
          .describe('A commitment with its number.'),
      )
      .min(1)
      .max(3)
      .describe('One to three commitments, in order.'),
    action: linkSchema.describe('Button at the end of the band.'),
  })
  .describe('Band with one to three commitments and a button.')
