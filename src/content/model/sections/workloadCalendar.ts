import { z } from 'zod'
import { sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'
import { createSingleFactPlaceholderSchema } from '../factPlaceholder'

/**
 * Example months, one per plan: the hours of each kind of work in each week, drawn as blocks. One month is open at a
 * time.
 */
export const workloadCalendarSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('calendar'),
    intro: sectionIntroSchema,
    work: bilingualTextSchema.describe('Heading of the column with the kinds of work in the table.'),
    weeks: z.array(bilingualTextSchema).min(2).max(5).describe('Names of the weeks, in order.'),
    months: z
      .array(
        z
          .strictObject({
            name: bilingualTextSchema.describe(
              'Text of the line that opens the month: the plan and its hours, written as {{name-of-fact}}.',
            ),
            hours: createSingleFactPlaceholderSchema('fgc-growth-hours').describe(
              'Hours of the plan, written as {{name-of-fact}}; the hours of all weeks must add up to them.',
            ),
            open: z.boolean().optional().describe('True for the month that is open at first.'),
            lanes: z
              .array(
                z
                  .strictObject({
                    name: bilingualTextSchema.describe('Name of the kind of work.'),
                    hoursAWeek: z
                      .array(z.number().int('must be a whole number').min(0).max(20))
                      .describe('Hours in each week as whole numbers, such as [4, 3, 0, 2].'),
                    look: z
                      .enum(['right', 'due'])
                      .optional()
                      .describe(
                        'Colour of the blocks: “right” for regulatory work and intellectual property, “due” for unforeseen work.',
                      ),
                  })
                  .describe('A kind of work with its hours.'),
              )
              .min(2)
              .max(7)
              .describe('Kinds of work, from top to bottom.'),
          })
          .describe('A month of work under one plan.'),
      )
      .min(1)
      .max(3)
      .describe('Months, one per plan.'),
    note: bilingualTextSchema.optional().describe('What the example shows and what it does not.'),
  })
  .describe('Months of work, drawn as blocks of one hour.')
