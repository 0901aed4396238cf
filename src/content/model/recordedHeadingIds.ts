import { z } from 'zod'

const ids = z
  .array(z.string())
  .describe('Ids of the headings, in order; “slug=id” if the heading was reworded and keeps its first id.')

/** `content/headings.json`: the heading ids of each text, by folder; written by `npm run fix:content`. */
export const recordedHeadingIdsSchema = z.record(
  z.string(),
  z.strictObject({ en: ids.optional(), fr: ids.optional() }).describe('Heading ids of one text, by language.'),
)

export type RecordedHeadingIds = z.infer<typeof recordedHeadingIdsSchema>
