import { z } from 'zod'
import { sectionIntroSchema, linkTargetSchema, createSectionFieldsWithTone } from '../sharedSchemas'

/** The regulatory clock: a form, and the resulting schedule as a drawing and a table; data in content/clock.json. */
export const regulatoryClockSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('clock'),
    intro: sectionIntroSchema,
    to: linkTargetSchema
      .optional()
      .describe('Page to which the form leads, if the clock is shown on another page than its own.'),
  })
  .describe('The regulatory clock, with data from content/clock.json.')
