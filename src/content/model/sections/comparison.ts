import { z } from 'zod'
import { sectionIntroSchema, linkSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** A table that compares our way with the usual one; on phones each row is a card. */
export const comparisonSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('comparison'),
    ...sectionFields,
    intro: sectionIntroSchema,
    layout: z.enum(['beside', 'below']).optional().describe('The table beside the heading, or below it (default).'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the heading.'),
    columns: z
      .strictObject({
        aspect: bilingualTextSchema.describe('Heading of the first column.'),
        theirs: bilingualTextSchema.describe('Heading of the column we compare with.'),
        ours: bilingualTextSchema.describe('Heading of our column.'),
        advantage: bilingualTextSchema.optional().describe('Heading of the last column, when rows have one.'),
      })
      .describe('The headings of the table.'),
    rows: z
      .array(
        z
          .strictObject({
            aspect: bilingualTextSchema.describe('What is compared.'),
            theirs: bilingualTextSchema.describe('The usual way.'),
            ours: bilingualTextSchema.describe('Ours.'),
            advantage: bilingualTextSchema.optional().describe('What the reader gains.'),
          })
          .describe('One line of the table.'),
      )
      .min(2)
      .describe('The lines of the table.'),
    note: bilingualTextSchema.optional().describe('What the numbers are measured against.'),
  })
  .describe('A table of ours against the usual way.')
