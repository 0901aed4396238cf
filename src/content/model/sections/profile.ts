import { z } from 'zod'
import {
  sectionIntroSchema,
  linkSchema,
  pictureSchema,
  sectionFields,
  createSectionTypeLiteralSchema,
} from '../sharedSchemas'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../textSchemas'

/** The card of the founder; the name comes from practice.json and is left out while there is none. */
export const profileSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('profile'),
    ...sectionFields,
    intro: sectionIntroSchema,
    role: bilingualTextSchema.describe('What the person does here.'),
    markdown: bilingualMarkdownSchema.describe('The record, in Markdown.'),
    named: z
      .strictObject({
        title: bilingualTextSchema.describe('The heading.'),
        markdown: bilingualMarkdownSchema.describe('The record, in Markdown.'),
      })
      .optional()
      .describe(
        'What takes the place of heading and record once practice.json names a founder; it may say {{practice.founder.name}}.',
      ),
    points: z.array(bilingualTextSchema).min(2).describe('Facts of the record, one a line.'),
    picture: pictureSchema,
    link: linkSchema.optional(),
  })
  .describe('The card of the founder.')
