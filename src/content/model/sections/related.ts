import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** Related pages, selected by category; hidden if there are none. */
export const relatedSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('related'),
    ...sectionFields,
    intro: sectionIntroSchema,
    newest: z.literal(true).optional().describe('True to show the newest articles, whatever the page is about.'),
  })
  .describe('Pages that a reader may need next.')
