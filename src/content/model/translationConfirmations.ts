import { z } from 'zod'

const digests = z
  .string()
  .describe(
    'Hashes of the paragraphs or fields, sorted and separated by spaces, from when a person last compared the two languages.',
  )

/**
 * `content/translations.json`: digests of the confirmed translations, by folder or file; written by `npm run
 * confirm:translation`.
 */
export const translationConfirmationsSchema = z.record(z.string(), z.strictObject({ en: digests, fr: digests }))

export type TranslationConfirmations = z.infer<typeof translationConfirmationsSchema>
