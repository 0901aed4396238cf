import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'
import { createSingleFactPlaceholderSchema } from '../factPlaceholder'

/** Months of work as blocks of hours, one month per plan; one is open at a time. */
export const workloadCalendarSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('calendar'),
    ...sectionFields,
    intro: sectionIntroSchema,
    work: bilingualTextSchema.describe('Heading of the kinds of work, in the table.'),
    weeks: z.array(bilingualTextSchema).min(2).max(5).describe('The names of the weeks.'),
    months: z
      .array(
        z
          .strictObject({
            name: bilingualTextSchema.describe('What opens the month: the plan and its hours, as a {{fact}}.'),
            hours: createSingleFactPlaceholderSchema('fgc-growth-hours').describe(
              'The hours of the plan, as a {{fact}}; those of the month add up to them.',
            ),
            open: z.boolean().optional().describe('True for the month that is open at first.'),
            lanes: z
              .array(
                z
                  .strictObject({
                    name: bilingualTextSchema.describe('The kind of work.'),
                    hoursAWeek: z
                      .array(z.number().int('must be a whole number').min(0).max(20))
                      .describe('Its hours in each week, such as [4, 3, 0, 2].'),
                    look: z
                      .enum(['right', 'due'])
                      .optional()
                      .describe('right: regulation and intellectual property; due: what nobody foresaw.'),
                  })
                  .describe('One kind of work.'),
              )
              .min(2)
              .max(7)
              .describe('The kinds of work, under one another.'),
          })
          .describe('One month.'),
      )
      .min(1)
      .max(3)
      .describe('The months, one a plan.'),
    note: bilingualTextSchema.optional().describe('What the example is, and what it is not.'),
  })
  .describe('Months of work as blocks of hours.')
