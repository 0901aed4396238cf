import { z } from 'zod'
import { link, place, typeName } from '../shapes'
import { words } from '../words'

/** A dark band with one to three commitments and a button. */
export const banner = z
  .strictObject({
    type: typeName('banner'),
    ...place,
    title: words.optional().describe('The heading of the band; said to screen readers only when there is none to see.'),
    items: z
      .array(
        z
          .strictObject({
            value: words.describe('The commitment, as a {{fact}}.'),
            label: words.describe('What it is about.'),
            note: words.optional().describe('Whom or when it holds for.'),
          })
          .describe('One commitment.'),
      )
      .min(1)
      .max(3)
      .describe('The commitments.'),
    action: link.describe('The button.'),
  })
  .describe('A dark band with commitments and a button.')
