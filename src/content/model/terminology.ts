import { z } from 'zod'
import { nonEmptyTextSchema } from './textSchemas'

/** Words to avoid: a plain text, or with exceptions, a reason and what to write instead. */
const avoided = z
  .union([
    nonEmptyTextSchema,
    z.strictObject({
      words: nonEmptyTextSchema.describe(
        'The words, in the masculine singular for all their forms; “*” stands for the rest of a word and “…” for up to three words.',
      ),
      except: z
        .array(nonEmptyTextSchema)
        .optional()
        .describe('Longer phrases that contain the words and are allowed, such as “expert witness”.'),
      near: z
        .array(nonEmptyTextSchema)
        .optional()
        .describe('Words that make the phrase acceptable if they appear in the same paragraph.'),
      instead: nonEmptyTextSchema.optional().describe('What to write instead.'),
      why: nonEmptyTextSchema.optional().describe('Reason for avoiding the words, in a few words.'),
      maybe: z
        .boolean()
        .optional()
        .describe('True if the words are often right; they are then only pointed out and do not stop a build.'),
    }),
  ])
  .describe('Words to avoid: a text, or a group of fields with the exceptions.')

export type AvoidedPhrase = z.infer<typeof avoided>

const term = z.strictObject({
  en: nonEmptyTextSchema.describe('The English term.'),
  fr: nonEmptyTextSchema.describe('The French term.'),
  not: z
    .strictObject({
      en: z.array(avoided).optional().describe('Words to avoid in English.'),
      fr: z.array(avoided).optional().describe('Words to avoid in French.'),
    })
    .optional()
    .describe('Words that must not be used for the term, by language.'),
})

/**
 * `content/glossary.json`: terminology in both languages, words that a law practice may not use to describe itself, and
 * words and names that the spelling check accepts.
 */
export const terminologySchema = z.strictObject({
  terms: z.array(term).min(1).describe('Legal terms, each of which has one name everywhere.'),
  reserved: z
    .strictObject({
      en: z.array(avoided).min(1).describe('Words to avoid in English.'),
      fr: z.array(avoided).min(1).describe('Words to avoid in French.'),
    })
    .describe('Words reserved by the rules on professional titles and advertising; not allowed anywhere on the site.'),
  words: z
    .strictObject({
      en: z.array(nonEmptyTextSchema).describe('Correct English words.'),
      fr: z.array(nonEmptyTextSchema).describe('Correct French words.'),
    })
    .optional()
    .describe('Correct words that are in no dictionary, in the singular.'),
  names: z
    .array(nonEmptyTextSchema)
    .optional()
    .describe('Names of people, organizations and places that are the same in both languages.'),
})

export type Terminology = z.infer<typeof terminologySchema>
