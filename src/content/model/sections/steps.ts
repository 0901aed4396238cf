import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Numbered steps. */
export const stepsSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('steps'),
    ...sectionFields,
    intro: sectionIntroSchema,
    items: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('What happens.'),
            text: bilingualTextSchema.describe('How it happens, in one to three sentences.'),
            time: bilingualTextSchema.optional().describe('When, or how long it takes.'),
          })
          .describe('One step.'),
      )
      .min(3)
      .max(8)
      .describe('The steps in order.'),
  })
  .describe('A numbered way from start to end.')
