import { z } from 'zod'
import { slugSchema, sectionIntroSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

/** The list of articles, newest first, with a featured one, the category filter, and the newsletter form. */
export const articlesSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('articles'),
    ...sectionFields,
    intro: sectionIntroSchema,
    featured: slugSchema.describe('Folder of the article that leads the list.'),
    newsletter: z
      .strictObject({
        title: bilingualTextSchema.describe('Its heading.'),
        text: bilingualTextSchema.describe('What is sent, and how often.'),
        consent: bilingualTextSchema.describe(
          'What the reader agrees to: who asks, with address and contact, for what, and that consent can be withdrawn.',
        ),
      })
      .describe('The card with the newsletter form.'),
  })
  .describe('The list of articles.')
