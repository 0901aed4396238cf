import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Figures as a bar chart, with the same data in a table below. */
export const barsSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('bars'),
    ...sectionFields,
    intro: sectionIntroSchema,
    columns: z
      .strictObject({
        name: bilingualTextSchema.describe('What the bars stand for.'),
        value: bilingualTextSchema.describe('What the figures are.'),
        detail: bilingualTextSchema.optional().describe('What the details say, when rows have them.'),
      })
      .describe('The headings of the table.'),
    rows: z
      .array(
        z
          .strictObject({
            name: bilingualTextSchema.describe('The words beside the bar.'),
            value: bilingualTextSchema.describe('The figure, as a {{fact}}; the bar is as long as it says.'),
            detail: bilingualTextSchema.optional().describe('A line under the name, such as the hours it buys.'),
            ours: z.boolean().optional().describe('True for our own bar, which takes the colour of what is ours.'),
          })
          .describe('One bar.'),
      )
      .min(2)
      .max(8)
      .describe('The bars.'),
    note: bilingualTextSchema.optional().describe('What the figures are measured against.'),
  })
  .describe('Figures beside one another, drawn as bars.')
