import { z } from 'zod'
import { linkSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** Contact details, hours and quick actions, from practice.json. */
export const contactSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('contact'),
    ...sectionFields,
    details: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the card.'),
        text: bilingualTextSchema.optional().describe('Line under the heading.'),
      })
      .describe('Card with telephone number, e-mail and postal address.'),
    hours: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the card.'),
        text: bilingualTextSchema.optional().describe('Line under the heading.'),
        link: linkSchema.optional().describe('Link to what a visitor can do outside these hours.'),
      })
      .describe('Card with the office hours.'),
    quick: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the card.'),
        text: bilingualTextSchema.optional().describe('Line under the heading.'),
      })
      .describe('Card with buttons to call, write and book.'),
    notice: bilingualTextSchema.describe('Notice that confidential or urgent information must not be sent.'),
  })
  .describe('Contact details, office hours and quick actions of the practice.')
