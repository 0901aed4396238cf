import { z } from 'zod'
import { introSchema, linkSchema, pictureSchema, sectionFields, createSectionTypeSchema } from '../sharedSchemas'
import { bilingualMarkdownSchema } from '../bilingualText'

/** A heading and a few paragraphs, beside a picture if there is one: a story, a mission, an explanation. */
export const proseSchema = z
  .strictObject({
    type: createSectionTypeSchema('prose'),
    ...sectionFields,
    intro: introSchema,
    markdown: bilingualMarkdownSchema.describe('The paragraphs, in Markdown.'),
    picture: pictureSchema.optional(),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the paragraphs.'),
  })
  .describe('A heading and a few paragraphs.')
