import { z } from 'zod'
import { nonEmptyTextSchema, bilingualTextSchema } from './textSchemas'

const route = z
  .string()
  .regex(/^\/[^\s]*$/, 'must be the bare address of a page, such as "/about"; menus lead to pages of this site only')

const group = z
  .strictObject({
    name: bilingualTextSchema.describe('Name of the group, as the menu shows it.'),
    pages: z
      .array(route)
      .min(1)
      .describe('Paths of the pages in the group, such as "/about"; the menu shows the short name of each page.'),
  })
  .describe('A named group of pages.')

const headerGroup = group
  .extend({
    newest: bilingualTextSchema
      .optional()
      .describe('Label above the newest article; if it is given, the menu shows that article beside the pages.'),
  })
  .describe('A named group of pages in the main menu.')

/** `content/navigation.json`: the menus. Pages are referenced by route and labelled with their short name. */
export const navigationSchema = z.strictObject({
  header: z
    .array(z.union([route, headerGroup], { error: 'must be the address of a page, or { "name": …, "pages": […] }' }))
    .min(3)
    .describe('Main menu, in order: paths of pages, and groups that open.'),
  footer: z.array(group).length(3).describe('The three columns of links in the footer.'),
  legal: z.array(route).min(1).describe('Paths of the pages linked in the last row of the footer.'),
  trail: z
    .record(nonEmptyTextSchema, bilingualTextSchema)
    .describe('Names shown in breadcrumbs for paths that have no page, such as "/services".'),
})

export type Navigation = z.infer<typeof navigationSchema>
