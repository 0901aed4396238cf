import { z } from 'zod'
import {
  contactChannelSchema,
  sectionIntroSchema,
  linkSchema,
  sectionIdField,
  createSectionTypeLiteralSchema,
} from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** The closing call to action: buttons, and the practice’s contact channels. */
export const callToActionSectionSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('callToAction'),
    ...sectionIdField,
    intro: sectionIntroSchema,
    actions: z.array(linkSchema).max(3).optional().describe('Buttons, the main one first.'),
    channels: z
      .array(contactChannelSchema)
      .refine(channels => new Set(channels).size === channels.length, 'must name each channel once')
      .optional()
      .describe('Contact channels of the practice, each shown as a wide button.'),
    note: bilingualTextSchema.optional().describe('Line under the buttons.'),
  })
  .refine(({ actions = [], channels = [] }) => actions.length + channels.length > 0, {
    message: 'must have a button: give "actions", "channels", or both',
    path: ['actions'],
  })
  .describe('Call to action at the end of a page.')
