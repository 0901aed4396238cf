import { z } from 'zod'
import { linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Contact details, hours and quick actions, from practice.json. */
export const contactSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('contact'),
    details: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the card.'),
        text: bilingualTextSchema.optional().describe('Line under the heading.'),
      })
      .describe('Postal address and territory, with a line on meetings.'),
    hours: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the hours.'),
        text: bilingualTextSchema.optional().describe('Line under the hours.'),
        link: linkSchema.optional().describe('Link to what a visitor can do outside these hours.'),
      })
      .describe('The office hours.'),
    quick: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the panel.'),
        text: bilingualTextSchema.optional().describe('Line under the heading.'),
        consultation: z
          .strictObject({
            title: bilingualTextSchema.describe('What can be booked.'),
            text: bilingualTextSchema.describe('How long it takes and what it costs.'),
          })
          .describe('Words before the button that books a consultation.'),
      })
      .describe('Panel with buttons to call, write and book.'),
    notice: bilingualTextSchema.describe('Notice that confidential or urgent information must not be sent.'),
  })
  .describe('Contact details, office hours and quick actions of the practice.')
