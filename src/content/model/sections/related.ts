import { z } from 'zod'
import { sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'

/** Related pages, selected by category, or the newest articles (`newest`); hidden if there are none. */
export const relatedSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('related'),
    intro: sectionIntroSchema,
    newest: z
      .literal(true)
      .optional()
      .describe('True to show the newest articles instead of pages on the same subject.'),
  })
  .describe('Links to related pages.')
