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
        title: bilingualTextSchema.describe('Its heading.'),
        text: bilingualTextSchema.optional().describe('A line under it.'),
      })
      .describe('The card with phone, e-mail and address.'),
    hours: z
      .strictObject({
        title: bilingualTextSchema.describe('Its heading.'),
        text: bilingualTextSchema.optional().describe('A line under it.'),
        link: linkSchema.optional().describe('Where a reader finds what to do outside these hours.'),
      })
      .describe('The card with the opening hours.'),
    quick: z
      .strictObject({
        title: bilingualTextSchema.describe('Its heading.'),
        text: bilingualTextSchema.optional().describe('A line under it.'),
      })
      .describe('The card with the buttons that call, write and book.'),
    notice: bilingualTextSchema.describe('What must not be sent: confidential or urgent information.'),
  })
  .describe('How to reach the practice.')
