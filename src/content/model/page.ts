import { z } from 'zod'
import { pageCategories } from '../../config/pageCategories'
import { seoLengths } from '../../config/contentLengthLimits'
import { pageCoverSchema } from './cover'
import { isoDateSchema } from './dates'
import { priceReferenceSchema } from './price'
import { sectionSchema } from './sections'
import { createBoundedBilingualTextSchema, bilingualTextSchema } from './textSchemas'

/** Metadata for search engines and social networks. */
export const seoSchema = z
  .strictObject({
    title: createBoundedBilingualTextSchema(seoLengths.title).describe('The title in search results and browser tabs.'),
    description: createBoundedBilingualTextSchema(seoLengths.description).describe('The summary in search results.'),
    keywords: z.array(bilingualTextSchema).min(3).max(10).describe('Three to ten search terms.'),
  })
  .describe('What search engines and social networks are told.')

/** `content/pages/**.json`: a page; its route is its file path. */
export const pageSchema = z.strictObject({
  name: bilingualTextSchema.describe('The short name, for menus, trails and lists of links.'),
  summary: bilingualTextSchema.describe('One sentence for cards that lead here.'),
  menu: z
    .strictObject({
      line: bilingualTextSchema.describe('A few words under its name.'),
      price: priceReferenceSchema.optional().describe('What it costs, without a sentence around it.'),
    })
    .optional()
    .describe('What the main menu says of the page besides its name.'),
  cover: pageCoverSchema.optional(),
  seo: seoSchema,
  category: z.enum(pageCategories).describe('The kind of page; related pages are chosen by it.'),
  updated: isoDateSchema.describe('The day of the last change of substance.'),
  noindex: z.boolean().optional().describe('True for pages that search engines must not list.'),
  sections: z.array(sectionSchema).min(1).describe('The sections, in order; the first is a hero.'),
})

export type Page = z.infer<typeof pageSchema>
