import { z } from 'zod'
import { sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Figures as a bar chart, with the same data in a table below. */
export const barsSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('bars'),
    intro: sectionIntroSchema,
    columns: z
      .strictObject({
        name: bilingualTextSchema.describe('Heading of the column with the labels of the bars.'),
        value: bilingualTextSchema.describe('Heading of the column with the figures.'),
        detail: bilingualTextSchema.optional().describe('Heading of the column with the details, if rows have them.'),
      })
      .describe('Column headings of the table.'),
    rows: z
      .array(
        z
          .strictObject({
            name: bilingualTextSchema.describe('Label of the bar.'),
            value: bilingualTextSchema.describe('Figure that sets the length of the bar, written as {{name-of-fact}}.'),
            detail: bilingualTextSchema
              .optional()
              .describe('Line under the label, such as the hours included in a price.'),
            ours: z.boolean().optional().describe('True for the bar of the practice, which has a colour of its own.'),
          })
          .describe('A bar with its label and figure.'),
      )
      .min(2)
      .max(8)
      .describe('Bars, in order.'),
    note: bilingualTextSchema.optional().describe('What the figures are compared with or based on.'),
  })
  .describe('Bar chart of figures, with the same data in a table.')
