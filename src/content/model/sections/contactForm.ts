import { z } from 'zod'
import { sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../textSchemas'

/** The contact form, either a provider’s or the site’s own, with the legally required notice. */
export const contactFormSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('contactForm'),
    intro: sectionIntroSchema,
    steps: z
      .array(
        z
          .strictObject({
            title: bilingualTextSchema.describe('What happens in this step.'),
            text: bilingualTextSchema.describe('How it happens, in one or two sentences.'),
          })
          .describe('A step that follows a message.'),
      )
      .min(2)
      .max(4)
      .optional()
      .describe('Steps that follow a message, in order, shown beside the form.'),
    consultation: bilingualTextSchema.describe('Name of a first consultation, as an option in the list of services.'),
    collection: z
      .strictObject({
        title: bilingualTextSchema.describe('Line under the form that opens the notice.'),
        markdown: bilingualMarkdownSchema.describe(
          'The notice, formatted with Markdown: why information is collected, who sees it, where it may be sent, and the rights of the person.',
        ),
      })
      .describe('Notice about the collection of personal information.'),
    reply: bilingualTextSchema.describe(
      'Label of the consent that a reply requires; its checkbox is never ticked in advance.',
    ),
    sms: z
      .strictObject({
        consent: bilingualTextSchema.describe(
          'Label of the separate consent to text messages; its checkbox is never ticked in advance.',
        ),
        markdown: bilingualMarkdownSchema.describe(
          'Conditions of text messages, formatted with Markdown: frequency, “message and data rates may apply”, STOP and HELP, links to the terms and the privacy policy.',
        ),
      })
      .describe('Consent to text messages, with its conditions.'),
  })
  .describe('Contact form with its notices and consents.')
