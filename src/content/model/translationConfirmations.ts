import { z } from 'zod'

const digests = z
  .string()
  .describe('The digests of its paragraphs or fields, sorted, as they were when a person compared the two languages.')

/** `content/translations.json`: what was last checked against the other language, by folder or file; `npm run confirm:translation` writes it. */
export const translationConfirmationsSchema = z.record(z.string(), z.strictObject({ en: digests, fr: digests }))

export type TranslationConfirmations = z.infer<typeof translationConfirmationsSchema>
