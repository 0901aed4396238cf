import { z } from 'zod'
import { slugSchema, sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** The list of articles, newest first, with a featured one, the category filter, and the newsletter form. */
export const articlesSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('articles'),
    intro: sectionIntroSchema,
    featured: slugSchema.describe('Name of the folder of the article that is listed first.'),
    note: bilingualTextSchema.optional().describe('Line under the list.'),
    newsletter: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the card.'),
        text: bilingualTextSchema.describe('What subscribers receive, and how often.'),
        consent: bilingualTextSchema.describe(
          'Consent of the subscriber: who asks for it, with postal address and contact details, for what purpose, and that it can be withdrawn.',
        ),
      })
      .describe('Card with the newsletter form.'),
  })
  .describe('List of all articles, with the category filter and the newsletter form.')
