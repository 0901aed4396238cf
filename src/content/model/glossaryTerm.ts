import { z } from 'zod'
import { frontMatterAndDefinitionLengths } from '../../config/contentLengthLimits'
import { isoDateSchema } from './dates'
import { slugSchema, languageSchema } from './sharedSchemas'
import {
  createBoundedBilingualTextSchema,
  nonEmptyTextSchema,
  bilingualTextSchema,
  bilingualUrlSchema,
  httpsUrlSchema,
} from './textSchemas'

const lists = z.strictObject({
  en: z.array(nonEmptyTextSchema).min(1).optional().describe('Names in English.'),
  fr: z.array(nonEmptyTextSchema).min(1).optional().describe('Names in French.'),
})

const date = bilingualTextSchema.describe(
  'Date of the source, or date to which it is current, in words such as “June 2025”.',
)

const source = z
  .union(
    [
      z.strictObject({
        title: bilingualTextSchema.describe(
          'Title of the source with the provision, such as “Patent Act, R.S.C. 1985, c. P-4, s. 106”.',
        ),
        publisher: bilingualTextSchema.describe('Person or body that published the source.'),
        url: bilingualUrlSchema.describe('URLs of the source, one per language.'),
        date,
      }),
      z.strictObject({
        lang: languageSchema.describe('Language of the source, if it exists in one language only.'),
        title: nonEmptyTextSchema,
        publisher: nonEmptyTextSchema,
        url: httpsUrlSchema.describe('URL of the source, beginning with https://.'),
        date,
      }),
    ],
    {
      error:
        'must have "title", "publisher" and "date" in both languages and "url": { "en": "https://…", "fr": "https://…" }; a source that exists in one language only has "lang": "en" or "fr" and each of them once, but for "date"',
    },
  )
  .describe('Source of the definition, preferably a statute or an official page.')

/** `content/terms/<id>.json`: a glossary term; the file name is its anchor, as in #notice-of-compliance. */
export const glossaryTermSchema = z.strictObject({
  term: bilingualTextSchema.describe(
    'The term, in lower case unless it is a proper name, such as “notice of compliance”.',
  ),
  short: z
    .strictObject({
      en: nonEmptyTextSchema.optional().describe('Abbreviation in English.'),
      fr: nonEmptyTextSchema.optional().describe('Abbreviation in French.'),
    })
    .optional()
    .describe('Abbreviation of the term in each language that has one, such as “NOC” and « AC ».'),
  also: lists.optional().describe('Other names of the term that pages or visitors use.'),
  definition: createBoundedBilingualTextSchema(frontMatterAndDefinitionLengths.definition).describe(
    'Definition in two or three sentences: what the term means and what follows from it.',
  ),
  source,
  related: z
    .array(slugSchema)
    .min(1)
    .max(4)
    .optional()
    .describe('One to four related terms, each by the name of its file without “.json”.'),
  asOf: isoDateSchema.describe('Date on which the source was last read, as YYYY-MM-DD.'),
  reviewBy: isoDateSchema.describe('Date by which the source must be read again, as YYYY-MM-DD.'),
})

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>
