import { z } from 'zod'
import { sectionIntroSchema, linkTargetSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

const item = z
  .strictObject({
    text: bilingualTextSchema.describe('Text of the item.'),
    to: linkTargetSchema.optional(),
  })
  .describe('An item of a list, shown as a link if it has a target.')

/** Short lists side by side, each with a heading, such as credentials or services by field. */
export const listsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('lists'),
    intro: sectionIntroSchema,
    groups: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('Heading of the list.'),
            items: z.array(item).min(1).describe('Items of the list, in order.'),
          })
          .describe('A list with its heading.'),
      )
      .min(2)
      .max(4)
      .describe('Lists, in order.'),
    names: z
      .strictObject({
        title: bilingualTextSchema.describe('Text before the names.'),
        items: z.array(bilingualTextSchema).min(2).describe('Names, in order.'),
      })
      .optional()
      .describe('Row of names under the lists.'),
    note: bilingualTextSchema.optional().describe('Line under the lists.'),
  })
  .describe('Short lists side by side, with an optional row of names.')
