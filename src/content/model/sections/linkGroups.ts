import { z } from 'zod'
import { pageCategories } from '../../../config/pageCategories'
import { sectionIntroSchema, linkTargetSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Groups of links to pages: the HTML sitemap. */
export const linkGroupsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('linkGroups'),
    intro: sectionIntroSchema.optional(),
    groups: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('Heading of the group.'),
            to: z.array(linkTargetSchema).describe('Pages that are listed first, in this order.'),
            categories: z
              .array(z.enum(pageCategories))
              .optional()
              .describe('Categories whose other pages are listed after them.'),
          })
          .describe('A group of links with its heading.'),
      )
      .min(1)
      .describe('Groups of links, in order.'),
  })
  .describe('Groups of links to pages, as on the sitemap page.')
