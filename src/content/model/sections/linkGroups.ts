import { z } from 'zod'
import { pageCategories } from '../../../config/categories'
import { intro, placement, target, typeName } from '../shapes'
import { words } from '../words'

/** Groups of links to pages with their addresses: the visible sitemap. */
export const linkGroups = z
  .strictObject({
    type: typeName('linkGroups'),
    ...placement,
    intro: intro.optional(),
    groups: z
      .array(
        z
          .strictObject({
            title: words.describe('The heading of the group.'),
            to: z.array(target).min(1).describe('The pages that come first, in this order.'),
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
