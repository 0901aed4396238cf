import { z } from 'zod'
import { sectionIntroSchema, linkSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { hasOneIllustration, illustrationError, illustrationFields } from '../illustration'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../textSchemas'

/**
 * The founder’s profile from practice.json; while none is named, the way of working, with a drawing as the portrait.
 */
export const profileSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('profile'),
    ...sectionFields,
    intro: sectionIntroSchema,
    cardTitle: bilingualTextSchema.describe('Heading of the card if practice.json names no founder.'),
    markdown: bilingualMarkdownSchema.describe('How the practice works, formatted with Markdown.'),
    named: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the section.'),
        markdown: bilingualMarkdownSchema.describe('Professional record of the founder, formatted with Markdown.'),
      })
      .optional()
      .describe(
        'Heading and text used instead if practice.json names a founder; they may contain {{practice.founder.name}}.',
      ),
    points: z.array(bilingualTextSchema).min(2).describe('Points of the record or steps of the work, one per item.'),
    ...illustrationFields,
    link: linkSchema.optional(),
  })
  .refine(hasOneIllustration, illustrationError)
  .describe('Profile of the founder or, if none is named, how the practice works.')
