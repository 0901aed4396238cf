import { z } from 'zod'
import { line } from './words'

const term = z.strictObject({
  en: line.describe('The English term.'),
  fr: line.describe('The French term.'),
  not: z
    .strictObject({
      en: z.array(line).optional().describe('In English copy.'),
      fr: z.array(line).optional().describe('In French copy.'),
    })
    .optional()
    .describe('Words that must not stand for it, in each language.'),
})

/** `content/glossary.json`: the terms of the field in both languages, and words that a law practice may not say of itself. */
export const glossary = z.strictObject({
  terms: z.array(term).describe('Terms of art: one name each, everywhere.'),
  reserved: z
    .strictObject({
      en: z.array(line).describe('In English copy.'),
      fr: z.array(line).describe('In French copy.'),
    })
    .describe('Words reserved by the rules on titles and advertising; nowhere in copy.'),
})

export type Glossary = z.infer<typeof glossary>
