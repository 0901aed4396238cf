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

/** Text and picture side by side, on alternating sides, such as the industries. */
export const alternatingSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('alternating'),
    ...sectionFields,
    intro: sectionIntroSchema.optional(),
    items: z
      .array(
        z
          .strictObject({
            id: slugSchema,
            title: bilingualTextSchema.describe('The heading of the block.'),
            text: bilingualTextSchema.describe('One to three sentences.'),
            pointsTitle: bilingualTextSchema.describe('The heading of the points, such as “Key services”.'),
            points: z.array(bilingualTextSchema).min(3).describe('The points, each with a tick.'),
            action: linkSchema.describe('The button.'),
            ...illustrationFields,
          })
          .refine(hasOneIllustration, illustrationError)
          .describe('One block.'),
      )
      .min(2)
      .describe('The blocks.'),
  })
  .describe('Blocks of text and picture that change sides.')
