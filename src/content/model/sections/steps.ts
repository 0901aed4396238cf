import { z } from 'zod'
import { sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Numbered steps. */
export const stepsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('steps'),
    intro: sectionIntroSchema,
    items: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('What happens in this step.'),
            text: bilingualTextSchema.describe('How it happens, in one to three sentences.'),
            time: bilingualTextSchema.optional().describe('When the step happens, or how long it takes.'),
          })
          .describe('A step with its description.'),
      )
      .min(3)
      .max(8)
      .describe('Steps, in order.'),
  })
  .describe('Numbered steps.')
