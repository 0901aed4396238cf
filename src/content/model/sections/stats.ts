import { z } from 'zod'
import { intro, placement, typeName } from '../shapes'
import { words } from '../words'

/** A band of two to four numbers. */
export const stats = z
  .strictObject({
    type: typeName('stats'),
    ...placement,
    intro: intro.optional(),
    items: z
      .array(
        z
          .strictObject({
            value: words.describe('The number, as a {{fact}}.'),
            label: words.describe('What it counts.'),
            note: words.optional().describe('What it is measured against.'),
          })
          .describe('One number.'),
      )
      .min(2)
      .max(4)
      .describe('The numbers.'),
  })
  .describe('A band of numbers.')
