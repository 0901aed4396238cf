import { z } from 'zod'
import { seoLengths, frontMatterAndDefinitionLengths } from '../../config/contentLengthLimits'
import { articleCoverSchema, documentCoverSchema } from './cover'
import { isoDateSchema } from './dates'
import { createBoundedTextSchema, httpsUrlSchema, nonEmptyTextSchema } from './textSchemas'
import { languageSchema } from './sharedSchemas'

const seo = z.strictObject({
  title: createBoundedTextSchema(seoLengths.title).describe(
    'Title in search results and browser tabs; the name of the practice is added to the title of an article if both fit.',
  ),
  description: createBoundedTextSchema(seoLengths.description).describe('Summary in search results.'),
  keywords: z.array(nonEmptyTextSchema).min(3).max(8).describe('Three to eight search terms.'),
})

const picture = z
  .strictObject({
    src: nonEmptyTextSchema.describe(
      'Path of the file under content/images, such as "art/contours-1.png", or "./" and the name of a file beside the text.',
    ),
    alt: nonEmptyTextSchema
      .optional()
      .describe(
        'Alternative text for screen readers: what the picture shows; leave it out if the picture is decorative.',
      ),
  })
  .describe('Picture on the card of the text and in previews of shared links.')
  .meta({ example: '{ src: "art/contours-1.png" }' })

/** A source of an article or document; sources are numbered in the order of their first citation. */
export const sourceSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens, such as "fdr"')
      .describe('Short name of the source, by which the text cites it: `<Source id="fdr" />`.'),
    title: nonEmptyTextSchema.describe('Title of the source.'),
    lang: languageSchema.optional().describe('Language of the title, if it differs from that of the text.'),
    publisher: nonEmptyTextSchema.describe('Person or body that published the source.'),
    url: httpsUrlSchema.describe('URL of the source, beginning with https://.'),
    date: nonEmptyTextSchema.describe(
      'Date of the source, or date to which it is current, in words such as “June 2025”.',
    ),
  })
  .describe('A source cited in the text.')

const common = {
  title: createBoundedTextSchema(frontMatterAndDefinitionLengths.title).describe(
    'Title of the text, shown as its main heading.',
  ),
  name: createBoundedTextSchema(frontMatterAndDefinitionLengths.name).describe(
    'Short name of the text, shown in breadcrumbs and lists of links.',
  ),
  seo: seo.describe('Title, summary and search terms for search engines and social networks.'),
  picture,
  sources: z
    .array(sourceSchema)
    .optional()
    .describe('Sources cited in the text; numbered in the order in which the text first cites them.'),
}

/** Front matter of `content/articles/<slug>/<language>.mdx`. */
export const articleFrontMatterSchema = z.strictObject({
  ...common,
  excerpt: createBoundedTextSchema(frontMatterAndDefinitionLengths.excerpt).describe(
    'One or two sentences about the article, shown on cards.',
  ),
  cover: articleCoverSchema.optional(),
  category: nonEmptyTextSchema.describe(
    'Category of the article: an id from content/categories.json; the same in both languages.',
  ),
  date: isoDateSchema.describe('Date of first publication, as YYYY-MM-DD; the same in both languages.'),
  reviewed: isoDateSchema.describe(
    'Date on which the facts were last checked, as YYYY-MM-DD; the same in both languages.',
  ),
  reviewBy: isoDateSchema.describe(
    'Date by which the facts must be checked again, as YYYY-MM-DD; the same in both languages.',
  ),
  draft: z.boolean().optional().describe('True while the article is unfinished; only `npm run develop` shows it.'),
})

export type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>

/** Front matter of `content/documents/<slug>/<language>.mdx`: legal pages and guides. */
export const documentFrontMatterSchema = z.strictObject({
  ...common,
  route: z
    .string()
    .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be a bare address such as "/privacy-policy"')
    .optional()
    .describe('Path of the page, such as "/privacy-policy", if it differs from the name of the folder.'),
  summary: nonEmptyTextSchema.describe(
    'One sentence about the document, shown under its title and on cards that link to it.',
  ),
  cover: documentCoverSchema.optional(),
  reading: nonEmptyTextSchema
    .optional()
    .describe('One short sentence under the picture in the header that explains how to read it.'),
  category: z
    .enum(['legal', 'service', 'company'])
    .describe(
      'Kind of page: sets related pages, search kind, closing panel and llms.txt group; the same in both languages.',
    ),
  updated: isoDateSchema.describe('Date of the last substantial change, as YYYY-MM-DD; the same in both languages.'),
  checked: isoDateSchema
    .optional()
    .describe(
      'Date on which the sources were last read, as YYYY-MM-DD, shown on a separate line; the same in both languages.',
    ),
  updatedLabel: nonEmptyTextSchema
    .optional()
    .describe('Text shown instead of the date of the last change if only the month matters, such as “January 2025”.'),
})

export type DocumentFrontMatter = z.infer<typeof documentFrontMatterSchema>
