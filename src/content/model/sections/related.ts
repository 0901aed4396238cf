import { z } from 'zod'
import { introSchema, sectionFields, createSectionTypeSchema } from '../sharedSchemas'

/** Pages that a reader of this one may need next; chosen by category, hidden when there are none. */
export const relatedSchema = z
  .strictObject({
    type: createSectionTypeSchema('related'),
    ...sectionFields,
    intro: introSchema,
  })
  .describe('Pages that a reader may need next.')
