import { z } from 'zod'
import { intro, placement, typeName } from '../shapes'
import { richWords, words } from '../words'

/** The contact form: the provider’s, or the site’s own in its place, with the notice that the law asks for. */
export const contactForm = z
  .strictObject({
    type: typeName('contactForm'),
    ...placement,
    intro: intro,
    consultation: words.describe('The choice of a first consultation, in the list of services.'),
    collection: z
      .strictObject({
        title: words.describe('Its heading.'),
        markdown: richWords.describe(
          'Why the information is asked for, who sees it, where it may go, and the rights of the person.',
        ),
      })
      .describe('The notice about personal information, beside the form.'),
    reply: words.describe('The consent without which no answer can be sent; never ticked beforehand.'),
    sms: z
      .strictObject({
        consent: words.describe('The consent to text messages, apart from the other; never ticked beforehand.'),
        markdown: richWords.describe(
          'Frequency, “message and data rates may apply”, STOP and HELP, links to the terms and the privacy policy.',
        ),
      })
      .describe('Text messages: a consent of their own.'),
  })
  .describe('The contact form.')
