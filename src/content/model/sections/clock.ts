import { z } from 'zod'
import { sectionIntroSchema, linkTargetSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** The regulatory clock: a form, and the calendar that follows from it, drawn and in a table; content/clock.json holds it. */
export const clockSectionSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('clock'),
    ...sectionFields,
    intro: sectionIntroSchema,
    to: linkTargetSchema.optional().describe('The page of the clock itself, where the form leads from another page.'),
  })
  .describe('The regulatory clock of content/clock.json.')
