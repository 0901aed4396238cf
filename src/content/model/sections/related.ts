import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** Pages that a reader of this one may need next; chosen by category, hidden when there are none. */
export const relatedSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('related'),
    ...sectionFields,
    intro: sectionIntroSchema,
  })
  .describe('Pages that a reader may need next.')
