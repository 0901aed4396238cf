import { z } from 'zod'
import { sectionIntroSchema, linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { hasAtMostOneIllustration, pictureOrCoverError, illustrationFields } from '../illustration'
import { bilingualTextSchema } from '../textSchemas'

/** Benefits in columns or rows, beside their heading or below it. */
export const benefitsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('benefits'),
    intro: sectionIntroSchema,
    look: z
      .enum(['columns', 'rows'])
      .optional()
      .describe(
        'Style of the list: “columns” (the default), or “rows” with the title at the left and the text beside it.',
      ),
    items: z
      .array(
        z
          .strictObject({
            stat: bilingualTextSchema
              .optional()
              .describe('Number of the benefit, written as {{name-of-fact}}; it is shown large, under the heading.'),
            title: bilingualTextSchema.describe('The benefit in a few words.'),
            text: bilingualTextSchema.optional().describe('What the benefit means for a client.'),
          })
          .describe('A benefit with its explanation.'),
      )
      .min(3)
      .max(12)
      .describe('Benefits, in order.'),
    note: bilingualTextSchema.optional().describe('Line under the list, such as what a claim is compared with.'),
    ...illustrationFields,
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the list.'),
  })
  .refine(hasAtMostOneIllustration, pictureOrCoverError)
  .describe('List of benefits.')
