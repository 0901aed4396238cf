import { z } from 'zod'
import { sectionIntroSchema, linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { hasAtMostOneIllustration, pictureOrCoverError, illustrationFields } from '../illustration'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../textSchemas'

/** A heading and a few paragraphs, optionally beside a picture. */
export const proseSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('prose'),
    intro: sectionIntroSchema,
    look: z
      .enum(['text', 'dated'])
      .optional()
      .describe(
        'Style of the text: “text” (the default) for paragraphs, “dated” for a list whose items begin with a date in bold.',
      ),
    markdown: bilingualMarkdownSchema.describe('The paragraphs, formatted with Markdown.'),
    foldTitle: bilingualTextSchema
      .optional()
      .describe(
        'Line that opens what phones fold, the paragraphs after the first (without this line, after the second of more than three): what they are about. In a dated text, what follows the first sentence of each item.',
      ),
    ...illustrationFields,
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the paragraphs.'),
  })
  .refine(hasAtMostOneIllustration, pictureOrCoverError)
  .describe('Heading and a few paragraphs.')
