import { z } from 'zod'
import { intro, link, placement, typeName } from '../shapes'
import { words } from '../words'

/** A table of ours against the usual way; on a phone each row is a small card. */
export const comparison = z
  .strictObject({
    type: typeName('comparison'),
    ...placement,
    intro: intro,
    layout: z.enum(['beside', 'below']).optional().describe('The table beside the heading, or below it (default).'),
    actions: z.array(link).max(2).optional().describe('Buttons under the heading.'),
    columns: z
      .strictObject({
        aspect: words.describe('Heading of the first column.'),
        theirs: words.describe('Heading of the column we compare with.'),
        ours: words.describe('Heading of our column.'),
        advantage: words.optional().describe('Heading of the last column, when rows have one.'),
      })
      .describe('The headings of the table.'),
    rows: z
      .array(
        z
          .strictObject({
            aspect: words.describe('What is compared.'),
            theirs: words.describe('The usual way.'),
            ours: words.describe('Ours.'),
            advantage: words.optional().describe('What the reader gains.'),
          })
          .describe('One line of the table.'),
      )
      .min(2)
      .describe('The lines of the table.'),
    note: words.optional().describe('What the numbers are measured against.'),
  })
  .describe('A table of ours against the usual way.')
