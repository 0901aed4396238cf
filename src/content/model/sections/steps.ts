import { z } from 'zod'
import { intro, placement, typeName } from '../shapes'
import { words } from '../words'

/** A numbered way from start to end. */
export const steps = z
  .strictObject({
    type: typeName('steps'),
    ...placement,
    intro: intro,
    items: z
      .array(
        z
          .strictObject({
            title: words.describe('What happens.'),
            text: words.describe('How it happens, in one to three sentences.'),
            time: words.optional().describe('When, or how long it takes.'),
          })
          .describe('One step.'),
      )
      .min(3)
      .max(8)
      .describe('The steps in order.'),
  })
  .describe('A numbered way from start to end.')
