import { z } from 'zod'
import { slugSchema, sectionIntroSchema, linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { hasOneIllustration, pictureOrCoverError, illustrationFields } from '../illustration'
import { bilingualTextSchema } from '../textSchemas'

/** Text and picture side by side, on alternating sides, such as the industries. */
export const alternatingSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('alternating'),
    intro: sectionIntroSchema.optional(),
    items: z
      .array(
        z
          .strictObject({
            id: slugSchema,
            title: bilingualTextSchema.describe('Heading of the block.'),
            text: bilingualTextSchema.describe('Text of the block, one to three sentences.'),
            pointsTitle: bilingualTextSchema.describe('Heading of the list of points, such as “Key services”.'),
            points: z.array(bilingualTextSchema).min(3).describe('Short points, one a line.'),
            action: linkSchema.describe('Button of the block.'),
            ...illustrationFields,
          })
          .refine(hasOneIllustration, pictureOrCoverError)
          .describe('A block of text beside a picture.'),
      )
      .min(2)
      .describe('Blocks, in order.'),
  })
  .describe('Blocks of text and picture, with the picture on alternating sides.')
