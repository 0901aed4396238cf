import { z } from 'zod'
import { anchor, intro, link, picture, placement, typeName } from '../shapes'
import { words } from '../words'

/** Blocks of text and picture that change sides: the industries. */
export const alternating = z
  .strictObject({
    type: typeName('alternating'),
    ...placement,
    intro: intro.optional(),
    items: z
      .array(
        z
          .strictObject({
            id: anchor,
            title: words.describe('The heading of the block.'),
            text: words.describe('One to three sentences.'),
            pointsTitle: words.describe('The heading of the points, such as “Key services”.'),
            points: z.array(words).min(3).describe('The points, each with a tick.'),
            action: link.describe('The button.'),
            picture: picture,
          })
          .describe('One block.'),
      )
      .min(2)
      .describe('The blocks.'),
  })
  .describe('Blocks of text and picture that change sides.')
