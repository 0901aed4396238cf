import { z } from 'zod'
import { pageCategories } from '../../config/pageCategories'
import { seoLengths } from '../../config/contentLengthLimits'
import { bilingualCoverSchema } from './cover'
import { isoDateSchema } from './dates'
import { priceReferenceSchema } from './price'
import { sectionSchema } from './sections'
import { createBoundedBilingualTextSchema, bilingualTextSchema } from './textSchemas'

/** Metadata for search engines and social networks. */
export const seoSchema = z
  .strictObject({
    title: createBoundedBilingualTextSchema(seoLengths.title).describe('Title in search results and browser tabs.'),
    description: createBoundedBilingualTextSchema(seoLengths.description).describe('Summary in search results.'),
    keywords: z.array(bilingualTextSchema).min(3).max(10).describe('Three to ten search terms.'),
  })
  .describe('Title, summary and search terms for search engines and social networks.')

/** `content/pages/**.json`: a page; its route is its file path. */
export const pageSchema = z.strictObject({
  name: bilingualTextSchema.describe('Short name of the page, shown in menus, breadcrumbs and lists of links.'),
  summary: bilingualTextSchema.describe('One sentence about the page, shown on cards that link to it.'),
  menu: z
    .strictObject({
      line: bilingualTextSchema.describe('A few words shown under the name of the page.'),
      price: priceReferenceSchema.optional().describe('Price shown beside the name, without a sentence around it.'),
    })
    .optional()
    .describe('What the main menu shows about the page in addition to its name.'),
  cover: bilingualCoverSchema.optional(),
  seo: seoSchema,
  category: z
    .enum(pageCategories)
    .describe('Kind of page: sets related pages, search kind, closing panel, llms.txt group and contact subjects.'),
  updated: isoDateSchema.describe('Date of the last substantial change, as YYYY-MM-DD.'),
  noindex: z.boolean().optional().describe('True if search engines must not list the page.'),
  sections: z.array(sectionSchema).min(1).describe('Sections of the page, in order; the first is a `hero`.'),
})

export type Page = z.infer<typeof pageSchema>
