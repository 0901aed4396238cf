import { z } from 'zod'
import { pageCategories } from '../../../config/pageCategories'
import { sectionIntroSchema, sectionFields, linkTargetSchema, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Groups of links to pages: the HTML sitemap. */
export const linkGroupsSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('linkGroups'),
    ...sectionFields,
    intro: sectionIntroSchema.optional(),
    groups: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('The heading of the group.'),
            to: z.array(linkTargetSchema).min(1).describe('The pages that come first, in this order.'),
            categories: z
              .array(z.enum(pageCategories))
              .optional()
              .describe('Every other page of these categories follows.'),
          })
          .describe('One group.'),
      )
      .min(1)
      .describe('The groups.'),
  })
  .describe('Groups of links to pages.')
