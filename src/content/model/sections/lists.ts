import { z } from 'zod'
import { sectionIntroSchema, sectionFields, linkTargetSchema, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

const item = z
  .strictObject({
    text: bilingualTextSchema.describe('The words of the item.'),
    to: linkTargetSchema.optional(),
  })
  .describe('One item, a link when it has an address.')

/** Short lists side by side, each with a heading, such as credentials or services by field. */
export const listsSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('lists'),
    ...sectionFields,
    intro: sectionIntroSchema,
    groups: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('The heading of the list.'),
            items: z.array(item).min(1).describe('Its items.'),
          })
          .describe('One list.'),
      )
      .min(2)
      .max(4)
      .describe('The lists.'),
    names: z
      .strictObject({
        title: bilingualTextSchema.describe('The words before the names.'),
        items: z.array(bilingualTextSchema).min(2).describe('The names.'),
      })
      .optional()
      .describe('A row of names under the lists.'),
    note: bilingualTextSchema.optional().describe('A line under the lists.'),
  })
  .describe('Short lists side by side.')
