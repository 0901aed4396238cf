import { z } from 'zod'
import { sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** A band of two to four numbers. */
export const statsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('stats'),
    intro: sectionIntroSchema.optional(),
    items: z
      .array(
        z
          .strictObject({
            value: bilingualTextSchema.describe('The number, written as {{name-of-fact}}.'),
            label: bilingualTextSchema.describe('What the number counts.'),
            note: bilingualTextSchema.optional().describe('What the number is compared with.'),
          })
          .describe('A number with its label.'),
      )
      .min(2)
      .max(4)
      .describe('Numbers, in order.'),
  })
  .describe('Band of two to four numbers.')
