import { z } from 'zod'
import { sectionIntroSchema, linkTargetSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** The regulatory clock: a form, and the resulting schedule as a drawing and a table; data in content/clock.json. */
export const clockSectionSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('clock'),
    ...sectionFields,
    intro: sectionIntroSchema,
    to: linkTargetSchema.optional().describe('The page of the clock itself, where the form leads from another page.'),
  })
  .describe('The regulatory clock of content/clock.json.')
