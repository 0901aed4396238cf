import { z } from 'zod'
import { pageCategories } from '../../config/categories'
import { seoLengths } from '../../config/seo'
import { isoDate } from './dates'
import { section } from './sections'
import { boundedWords, words } from './words'

const seo = z
  .strictObject({
    title: boundedWords(seoLengths.title.min, seoLengths.title.max).describe(
      'The title in search results and browser tabs.',
    ),
    description: boundedWords(seoLengths.description.min, seoLengths.description.max).describe(
      'The summary in search results.',
    ),
    keywords: z.array(words).min(3).max(10).describe('Three to ten search terms.'),
  })
  .describe('What search engines and social networks are told.')

/** `content/pages/**.json`: a page; the place of its file is its address. */
export const page = z.strictObject({
  name: words.describe('The short name, for menus, trails and lists of links.'),
  summary: words.describe('One sentence for cards that lead here.'),
  seo,
  category: z.enum(pageCategories).describe('The kind of page; related pages are chosen by it.'),
  updated: isoDate.describe('The day of the last change of substance.'),
  noindex: z.boolean().optional().describe('True for pages that search engines must not list.'),
  sections: z.array(section).min(1).describe('The sections, in order; the first is a hero.'),
})

export type Page = z.infer<typeof page>
