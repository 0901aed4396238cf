import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** Pages that a reader of this one may need next; chosen by category, hidden when there are none. */
export const relatedSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('related'),
    ...sectionFields,
    intro: sectionIntroSchema,
    newest: z.literal(true).optional().describe('True to show the newest articles, whatever the page is about.'),
  })
  .describe('Pages that a reader may need next.')
