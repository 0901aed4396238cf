import { z } from 'zod'
import { createSectionTypeLiteralSchema, sectionIntroSchema, linkSchema, sectionFields } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Phases on a common axis: their lengths, who is responsible, and after which phase each begins. */
export const timelineSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('timeline'),
    ...sectionFields,
    intro: sectionIntroSchema,
    columns: z
      .strictObject({
        name: bilingualTextSchema.describe('What the phases are.'),
        time: bilingualTextSchema.describe('What their times are.'),
        holder: bilingualTextSchema.describe('Who holds the clock.'),
      })
      .describe('The headings of the table.'),
    phases: z
      .array(
        z
          .strictObject({
            name: bilingualTextSchema.describe('The phase.'),
            time: bilingualTextSchema.describe(
              'How long it takes, such as “{{review-days}} days”, business days, months or years; “no set time”; words without a number are a moment.',
            ),
            holder: bilingualTextSchema.describe('Who holds the clock.'),
            after: z
              .number()
              .int('must be the number of a phase')
              .min(1)
              .optional()
              .describe('The phase at whose end it begins, the first being 1; left out, the one above.'),
            look: z
              .enum(['due', 'stop', 'own', 'right'])
              .optional()
              .describe(
                'due: cannot be made up; stop: the clock stands still; own: the company’s time; right: a right.',
              ),
          })
          .describe('One phase.'),
      )
      .min(2)
      .max(10)
      .describe('The phases, one below the other.'),
    note: bilingualTextSchema.optional().describe('What the drawing is, and what it is not.'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the drawing.'),
  })
  .describe('Phases on one axis, drawn, and in a table.')
