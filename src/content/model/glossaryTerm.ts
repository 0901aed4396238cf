import { z } from 'zod'
import { frontMatterAndDefinitionLengths } from '../../config/contentLengthLimits'
import { isoDateSchema } from './dates'
import { slugSchema, languageSchema } from './sharedSchemas'
import { createBoundedBilingualTextSchema, nonEmptyTextSchema, bilingualTextSchema } from './textSchemas'

const https = z.url({ protocol: /^https$/, error: 'must be an https address' })
const addresses = z.strictObject({ en: https.describe('In English.'), fr: https.describe('In French.') })

const lists = z.strictObject({
  en: z.array(nonEmptyTextSchema).min(1).optional().describe('In English.'),
  fr: z.array(nonEmptyTextSchema).min(1).optional().describe('In French.'),
})

const date = bilingualTextSchema.describe('Its date, or the date that it was current to, in words.')

const source = z
  .union(
    [
      z.strictObject({
        title: bilingualTextSchema.describe(
          'Its title, with the provision: “Patent Act, R.S.C. 1985, c. P-4, s. 106”.',
        ),
        publisher: bilingualTextSchema.describe('Who published it.'),
        url: addresses.describe('Its page, in each language.'),
        date,
      }),
      z.strictObject({
        lang: languageSchema.describe('The language of a source that exists in one language only.'),
        title: nonEmptyTextSchema,
        publisher: nonEmptyTextSchema,
        url: https.describe('Its page.'),
        date,
      }),
    ],
    {
      error:
        'must have "title", "publisher" and "date" in both languages and "url": { "en": "https://…", "fr": "https://…" }; a source that exists in one language only has "lang": "en" or "fr" and each of them once, but for "date"',
    },
  )
  .describe('Where it can be read: a statute or an official page before anything else.')

/** `content/terms/<id>.json`: a glossary term; the file name is its anchor, as in #notice-of-compliance. */
export const glossaryTermSchema = z.strictObject({
  term: bilingualTextSchema.describe('The term, in small letters unless it is a name: “notice of compliance”.'),
  short: z
    .strictObject({
      en: nonEmptyTextSchema.optional().describe('In English.'),
      fr: nonEmptyTextSchema.optional().describe('In French.'),
    })
    .optional()
    .describe('Its abbreviation in each language that has one: “NOC”, « AC ».'),
  also: lists.optional().describe('Other names for it that pages or readers use.'),
  definition: createBoundedBilingualTextSchema(frontMatterAndDefinitionLengths.definition).describe(
    'What it is and what follows from it, in two or three sentences.',
  ),
  source,
  related: z
    .array(slugSchema)
    .min(1)
    .max(4)
    .optional()
    .describe('One to four other terms, by the names of their files.'),
  asOf: isoDateSchema.describe('The day on which the source was read.'),
  reviewBy: isoDateSchema.describe('The day by which it must be read again.'),
})

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>
