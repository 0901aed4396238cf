import { z } from 'zod'
import { sectionIntroSchema, linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** A table that compares our way with the usual one; on phones each row is a card. */
export const comparisonSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('comparison'),
    intro: sectionIntroSchema,
    layout: z
      .enum(['beside', 'below'])
      .optional()
      .describe('Position of the table: “beside” the heading, or “below” it (the default).'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the heading.'),
    columns: z
      .strictObject({
        aspect: bilingualTextSchema.describe('Heading of the column with what is compared.'),
        theirs: bilingualTextSchema.describe('Heading of the column about the usual way.'),
        ours: bilingualTextSchema.describe('Heading of the column about the practice.'),
        advantage: bilingualTextSchema
          .optional()
          .describe('Heading of the column with the advantages, if rows have them.'),
      })
      .describe('Column headings of the table.'),
    rows: z
      .array(
        z
          .strictObject({
            aspect: bilingualTextSchema.describe('What is compared.'),
            theirs: bilingualTextSchema.describe('The usual way.'),
            ours: bilingualTextSchema.describe('The way of the practice.'),
            advantage: bilingualTextSchema.optional().describe('What a client gains.'),
          })
          .describe('A row of the table.'),
      )
      .min(2)
      .describe('Rows of the table, in order.'),
    note: bilingualTextSchema.optional().describe('What the numbers are compared with or based on.'),
  })
  .describe('Table that compares the practice with the usual way.')
