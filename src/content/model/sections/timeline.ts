import { z } from 'zod'
import { createSectionFieldsWithTone, sectionIntroSchema, linkSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Phases on a common axis: their lengths, who is responsible, and after which phase each begins. */
export const timelineSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('timeline'),
    intro: sectionIntroSchema,
    columns: z
      .strictObject({
        name: bilingualTextSchema.describe('Heading of the column of phases.'),
        time: bilingualTextSchema.describe('Heading of the column of durations.'),
        holder: bilingualTextSchema.describe('Heading of the column that says who must act.'),
      })
      .describe('Column headings of the table.'),
    phases: z
      .array(
        z
          .strictObject({
            name: bilingualTextSchema.describe('Name of the phase.'),
            time: bilingualTextSchema.describe(
              'Duration in days, business days, months or years, such as “{{review-days}} days”, or “no set time”; a text without a number stands for a moment.',
            ),
            holder: bilingualTextSchema.describe('Who must act during the phase.'),
            after: z
              .number()
              .int('must be the number of a phase')
              .min(1)
              .optional()
              .describe(
                'Number of the phase at whose end this one begins, counted from 1; by default the phase above.',
              ),
            look: z
              .enum(['due', 'remedy', 'stop', 'own', 'right'])
              .optional()
              .describe(
                'Style of the bar: “due” for a deadline that cannot be made up, “remedy” for the time to remedy a missed one, “stop” for a stopped clock, “own” for the company’s own time, “right” for a right.',
              ),
          })
          .describe('A phase with its duration.'),
      )
      .min(2)
      .max(10)
      .describe('Phases, from top to bottom.'),
    note: bilingualTextSchema.optional().describe('What the drawing shows and what it does not.'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the drawing.'),
  })
  .describe('Phases on one time axis, shown as a drawing and as a table.')
