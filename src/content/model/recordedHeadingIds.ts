import { z } from 'zod'

const addresses = z
  .array(z.string())
  .describe('The addresses of its headings in their order; “words=address” where the words have changed since.')

/** `content/headings.json`: the heading ids of each text, by folder; written by `npm run fix:content`. */
export const recordedHeadingIdsSchema = z.record(
  z.string(),
  z.strictObject({ en: addresses.optional(), fr: addresses.optional() }).describe('One text, in each language.'),
)

export type RecordedHeadingIds = z.infer<typeof recordedHeadingIdsSchema>
