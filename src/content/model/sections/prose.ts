import { z } from 'zod'
import { sectionIntroSchema, linkSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { hasOneIllustrationAtMost, illustrationError, illustrationFields } from '../illustration'
import { bilingualMarkdownSchema } from '../textSchemas'

/** A heading and a few paragraphs, optionally beside a picture. */
export const proseSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('prose'),
    ...sectionFields,
    intro: sectionIntroSchema,
    look: z
      .enum(['text', 'dated'])
      .optional()
      .describe('Paragraphs (default), or a list whose items begin with a date in bold, which stand on a rail.'),
    markdown: bilingualMarkdownSchema.describe('The paragraphs, in Markdown.'),
    ...illustrationFields,
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the paragraphs.'),
  })
  .refine(hasOneIllustrationAtMost, illustrationError)
  .describe('A heading and a few paragraphs.')
