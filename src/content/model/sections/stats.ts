import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** A band of two to four numbers. */
export const statsSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('stats'),
    ...sectionFields,
    intro: sectionIntroSchema.optional(),
    items: z
      .array(
        z
          .strictObject({
            value: bilingualTextSchema.describe('The number, as a {{fact}}.'),
            label: bilingualTextSchema.describe('What it counts.'),
            note: bilingualTextSchema.optional().describe('What it is measured against.'),
          })
          .describe('One number.'),
      )
      .min(2)
      .max(4)
      .describe('The numbers.'),
  })
  .describe('A band of numbers.')
