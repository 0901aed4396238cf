import { z } from 'zod'
import { sectionIntroSchema, linkSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { hasOneIllustrationAtMost, illustrationError, illustrationFields } from '../illustration'
import { bilingualTextSchema } from '../textSchemas'

/** Benefits with check marks, in two columns or beside a picture. */
export const checklistSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('checklist'),
    ...sectionFields,
    intro: sectionIntroSchema,
    items: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('The benefit.'),
            text: bilingualTextSchema.optional().describe('What it means.'),
          })
          .describe('One benefit.'),
      )
      .min(3)
      .max(12)
      .describe('The benefits.'),
    note: bilingualTextSchema.optional().describe('A line under the list: what a claim is measured against.'),
    ...illustrationFields,
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the list.'),
  })
  .refine(hasOneIllustrationAtMost, illustrationError)
  .describe('Benefits with a tick each.')
