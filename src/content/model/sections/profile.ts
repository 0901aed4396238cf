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
    cardTitle: bilingualTextSchema.describe('What heads the card while practice.json names no founder.'),
    markdown: bilingualMarkdownSchema.describe('The way of working, in Markdown.'),
    named: z
      .strictObject({
        title: bilingualTextSchema.describe('The heading.'),
        markdown: bilingualMarkdownSchema.describe('The record, in Markdown.'),
      })
      .optional()
      .describe(
        'What takes the place of heading and way of working once practice.json names a founder; it may say {{practice.founder.name}}.',
      ),
    points: z.array(bilingualTextSchema).min(2).describe('Facts of the record or steps of the work, one a line.'),
    ...illustrationFields,
    link: linkSchema.optional(),
  })
  .refine(hasOneIllustration, illustrationError)
  .describe('The card of the founder, or the way of working.')
