import { z } from 'zod'
import type { LengthLimits } from '../../config/contentLengthLimits'

const example = '{ "en": "About us", "fr": "À propos" }'

/** A non-empty, trimmed text. */
export const nonEmptyTextSchema = z
  .string()
  .trim()
  .min(1, 'must not be empty; write the words that a visitor reads')
  .describe('Text shown to visitors.')

/** The same text in both languages, both required. */
export const bilingualTextSchema = z
  .strictObject({ en: nonEmptyTextSchema, fr: nonEmptyTextSchema })
  .meta({ graphql: 'String', example })
  .describe('The same text in English and French.')

/** Markdown (links, emphasis, lists) in both languages. Such fields are named `markdown`. */
export const bilingualMarkdownSchema = z
  .strictObject({ en: nonEmptyTextSchema, fr: nonEmptyTextSchema })
  .meta({ graphql: 'JSON', example })
  .describe('The same text in English and French, formatted with Markdown.')

/** An https URL. */
export const httpsUrlSchema = z.url({ protocol: /^https$/, error: 'must be an https address' })

/** The URLs of a page of another site that exists in both languages. */
export const bilingualUrlSchema = z.strictObject({
  en: httpsUrlSchema.describe('URL of the English version.'),
  fr: httpsUrlSchema.describe('URL of the French version.'),
})

/** A text with length limits. */
export const createBoundedTextSchema = ({ min = 1, max }: LengthLimits) =>
  nonEmptyTextSchema.min(min, `must have at least ${min} characters`).max(max, `must have at most ${max} characters`)

/** A bilingual text with the same length limits in both languages. */
export const createBoundedBilingualTextSchema = (limits: LengthLimits) => {
  const bounded = createBoundedTextSchema(limits)
  return z.strictObject({ en: bounded, fr: bounded }).meta({ graphql: 'String', example })
}
