import { z } from 'zod'
import { seoLengths, frontMatterAndDefinitionLengths } from '../../config/contentLengthLimits'
import { articleCoverSchema, pageCoverSchema } from './cover'
import { isoDateSchema } from './dates'
import { createBoundedTextSchema, nonEmptyTextSchema } from './textSchemas'
import { languageSchema } from './sharedSchemas'

const seo = z.strictObject({
  title: createBoundedTextSchema(seoLengths.title).describe(
    'The title in search results; an article’s has the practice’s name behind it where both fit.',
  ),
  description: createBoundedTextSchema(seoLengths.description).describe('The summary in search results.'),
  keywords: z.array(nonEmptyTextSchema).min(3).max(8).describe('Three to eight search terms.'),
})

const picture = z
  .strictObject({
    src: nonEmptyTextSchema.describe('File under content/images, or beside the text with "./".'),
    alt: nonEmptyTextSchema.optional().describe('What the picture says; left out when it is decorative.'),
  })
  .describe('The picture of the card and of the head.')

/** A source of an article or document; sources are numbered in list order. */
export const sourceSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens, such as "fdr"')
      .describe('Its name in <Source id="…" />.'),
    title: nonEmptyTextSchema.describe('The title of the source.'),
    lang: languageSchema.optional().describe('The language of the title, when it is not that of the text.'),
    publisher: nonEmptyTextSchema.describe('Who published it.'),
    url: z.url({ protocol: /^https$/, error: 'must be an https address' }).describe('Its address.'),
    date: nonEmptyTextSchema.describe('Its date, or the date that it was current to, in words.'),
  })
  .describe('One source.')

const common = {
  title: createBoundedTextSchema(frontMatterAndDefinitionLengths.title).describe('The h1.'),
  name: createBoundedTextSchema(frontMatterAndDefinitionLengths.name).describe(
    'The short name, for trails and lists of links.',
  ),
  seo: seo.describe('What search engines and social networks are told.'),
  picture,
  sources: z.array(sourceSchema).optional().describe('The sources, in the order of their numbers.'),
}

/** Front matter of `content/articles/<slug>/<language>.mdx`. */
export const articleFrontMatterSchema = z.strictObject({
  ...common,
  excerpt: createBoundedTextSchema(frontMatterAndDefinitionLengths.excerpt).describe('One or two sentences for cards.'),
  cover: articleCoverSchema.optional(),
  category: nonEmptyTextSchema.describe('The subject: an id of content/categories.json; the same in both languages.'),
  date: isoDateSchema.describe('First published; the same in both languages.'),
  reviewed: isoDateSchema.describe('Facts last checked; the same in both languages.'),
  reviewBy: isoDateSchema.describe('When to check the facts again; the same in both languages.'),
  draft: z.boolean().optional().describe('True while it is written: it shows in develop only.'),
})

export type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>

/** Front matter of `content/documents/<slug>/<language>.mdx`: legal pages and guides. */
export const documentFrontMatterSchema = z.strictObject({
  ...common,
  route: z
    .string()
    .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be a bare address such as "/privacy-policy"')
    .optional()
    .describe('The address, when it is not the name of the folder.'),
  summary: nonEmptyTextSchema.describe('One sentence for cards that lead here, and under the title.'),
  cover: pageCoverSchema.optional(),
  category: z.enum(['legal', 'service', 'company']).describe('The kind of page; the same in both languages.'),
  updated: isoDateSchema.describe('The day of the last change of substance; the same in both languages.'),
  checked: isoDateSchema
    .optional()
    .describe('The day on which its sources were last read, shown on a line of its own; the same in both languages.'),
  updatedLabel: nonEmptyTextSchema
    .optional()
    .describe('How that day is shown when only the month matters, such as “January 2025”.'),
})

export type DocumentFrontMatter = z.infer<typeof documentFrontMatterSchema>

/** Front matter fields that must be the same in both languages. */
export const languageNeutralFields = [
  'draft',
  'category',
  'date',
  'reviewed',
  'reviewBy',
  'updated',
  'checked',
  'route',
  'picture.src',
  'cover.drawing',
  'cover.ground',
  'cover.figures.0',
  'cover.figures.1',
  'cover.figures.2',
  'cover.figures.3',
] as const
