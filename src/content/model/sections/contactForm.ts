import { z } from 'zod'
import { sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../textSchemas'

/** The contact form, either a provider’s or the site’s own, with the legally required notice. */
export const contactFormSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('contactForm'),
    ...sectionFields,
    intro: sectionIntroSchema,
    steps: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('What happens.'),
            text: bilingualTextSchema.describe('How it happens, in a sentence or two.'),
          })
          .describe('One step.'),
      )
      .min(2)
      .max(4)
      .optional()
      .describe('What follows a message, in order, beside the form.'),
    consultation: bilingualTextSchema.describe('The choice of a first consultation, in the list of services.'),
    collection: z
      .strictObject({
        title: bilingualTextSchema.describe('The line under the form that opens it.'),
        markdown: bilingualMarkdownSchema.describe(
          'Why the information is asked for, who sees it, where it may go, and the rights of the person.',
        ),
      })
      .describe('The notice about personal information, opened by a line under the form.'),
    reply: bilingualTextSchema.describe('The consent without which no answer can be sent; never ticked beforehand.'),
    sms: z
      .strictObject({
        consent: bilingualTextSchema.describe(
          'The consent to text messages, apart from the other; never ticked beforehand.',
        ),
        markdown: bilingualMarkdownSchema.describe(
          'Frequency, “message and data rates may apply”, STOP and HELP, links to the terms and the privacy policy.',
        ),
      })
      .describe('Text messages: a consent of their own.'),
  })
  .describe('The contact form.')
