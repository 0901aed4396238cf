import { z } from 'zod'
import { nonEmptyTextSchema } from './textSchemas'

/** Words to avoid in text, with exceptions. */
const avoided = z
  .union([
    nonEmptyTextSchema,
    z.strictObject({
      words: nonEmptyTextSchema.describe(
        'The words in the masculine singular: every form of them is found. “*” is the rest of a word, “…” up to three words.',
      ),
      except: z
        .array(nonEmptyTextSchema)
        .optional()
        .describe('Longer runs of words that hold them and are right, such as “expert witness”.'),
      near: z
        .array(nonEmptyTextSchema)
        .optional()
        .describe('Words that make them right when they stand in the same paragraph.'),
      instead: nonEmptyTextSchema.optional().describe('What to write instead.'),
      why: nonEmptyTextSchema.optional().describe('Why, in a few words.'),
      maybe: z.boolean().optional().describe('True when they may well be right: then it is said, and stops nothing.'),
    }),
  ])
  .describe('Words to avoid: alone, or with the places where they are right.')

export type AvoidedPhrase = z.infer<typeof avoided>

const term = z.strictObject({
  en: nonEmptyTextSchema.describe('The English term.'),
  fr: nonEmptyTextSchema.describe('The French term.'),
  not: z
    .strictObject({
      en: z.array(avoided).optional().describe('In English copy.'),
      fr: z.array(avoided).optional().describe('In French copy.'),
    })
    .optional()
    .describe('Words that must not stand for it, in each language.'),
})

/**
 * `content/glossary.json`: terminology in both languages, and words that a law practice may not use to describe itself.
 */
export const terminologySchema = z.strictObject({
  terms: z.array(term).min(1).describe('Terms of art: one name each, everywhere.'),
  reserved: z
    .strictObject({
      en: z.array(avoided).min(1).describe('In English copy.'),
      fr: z.array(avoided).min(1).describe('In French copy.'),
    })
    .describe('Words reserved by the rules on titles and advertising; nowhere in copy.'),
  words: z
    .strictObject({
      en: z.array(nonEmptyTextSchema).describe('In English copy.'),
      fr: z.array(nonEmptyTextSchema).describe('In French copy.'),
    })
    .optional()
    .describe('Words that are right and in no dictionary, in the singular.'),
  names: z
    .array(nonEmptyTextSchema)
    .optional()
    .describe('Names that are the same in both languages, of people, bodies and places.'),
})

export type Terminology = z.infer<typeof terminologySchema>
