import { z } from 'zod'
import { intro, link, place, typeName } from '../shapes'
import { words } from '../words'

/** The closing call: buttons, and the channels of the practice. */
export const callToAction = z
  .strictObject({
    type: typeName('callToAction'),
    ...place,
    intro: intro,
    actions: z.array(link).max(3).optional().describe('Buttons; the first is the main one.'),
    channels: z
      .array(z.enum(['booking', 'phone', 'email']))
      .optional()
      .describe('Ways to reach the practice, each a wide button.'),
    note: words.optional().describe('A line under the buttons.'),
  })
  .refine(({ actions = [], channels = [] }) => actions.length + channels.length > 0, {
    message: 'must have a button: give "actions", "channels", or both',
    path: ['actions'],
  })
  .describe('The closing call.')
