import { z } from 'zod'
import { nonEmptyTextSchema, bilingualTextSchema } from './textSchemas'

const route = z
  .string()
  .regex(/^\/[^\s]*$/, 'must be the bare address of a page, such as "/about"; menus lead to pages of this site only')

const group = z
  .strictObject({
    name: bilingualTextSchema.describe('The words of the group.'),
    pages: z.array(route).min(1).describe('Its pages; each shows its own short name.'),
  })
  .describe('A named group of pages.')

const headerGroup = group
  .extend({
    newest: bilingualTextSchema
      .optional()
      .describe('The words over the newest article, which then stands beside the pages.'),
  })
  .describe('A named group of pages.')

/** `content/navigation.json`: the menus. Pages are referenced by route and labelled with their short name. */
export const navigationSchema = z.strictObject({
  header: z
    .array(z.union([route, headerGroup], { error: 'must be the address of a page, or { "name": …, "pages": […] }' }))
    .min(3)
    .describe('The main menu, in order: pages, or groups that open.'),
  footer: z.array(group).length(3).describe('The three columns of the footer.'),
  legal: z.array(route).min(1).describe('The row at the foot of the page.'),
  trail: z
    .record(nonEmptyTextSchema, bilingualTextSchema)
    .describe('Names of addresses that have no page of their own and stand in trails, such as "/services".'),
})

export type Navigation = z.infer<typeof navigationSchema>
