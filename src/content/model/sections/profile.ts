import { z } from 'zod'
import { sectionIntroSchema, linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { hasOneIllustration, pictureOrCoverError, illustrationFields } from '../illustration'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../textSchemas'

/**
 * The founder’s profile; while practice.json names no founder, how the practice works, with a picture or cover in place
 * of the portrait.
 */
export const profileSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('profile'),
    intro: sectionIntroSchema,
    cardTitle: bilingualTextSchema.describe(
      'Heading of the promise or, without one, of the card if practice.json names no founder.',
    ),
    promise: bilingualTextSchema.optional().describe('What clients receive, in one sentence in large type.'),
    commitments: z
      .array(
        z
          .strictObject({
            value: bilingualTextSchema.describe('The number, written as {{name-of-fact}}.'),
            label: bilingualTextSchema.describe('What is done within this time, and for whom.'),
          })
          .describe('A commitment as a number.'),
      )
      .min(2)
      .max(3)
      .optional()
      .describe('How soon the practice answers, beside the promise.'),
    markdown: bilingualMarkdownSchema.describe('How the practice works, formatted with Markdown.'),
    foldTitle: bilingualTextSchema
      .optional()
      .describe('Line that opens the text on phones, if there is a promise: what it is about.'),
    named: z
      .strictObject({
        title: bilingualTextSchema.describe('Heading of the section.'),
        markdown: bilingualMarkdownSchema.describe('Professional record of the founder, formatted with Markdown.'),
      })
      .optional()
      .describe(
        'Heading and text used instead if practice.json names a founder; they may contain {{practice.founder.name}}.',
      ),
    points: z
      .array(bilingualTextSchema)
      .min(2)
      .optional()
      .describe('Points of the record or steps of the work, one per item; none if the cover says them.'),
    ...illustrationFields,
    link: linkSchema.optional(),
  })
  .refine(({ promise, commitments }) => Boolean(promise) === Boolean(commitments), {
    message: 'must be given with "commitments", or both left out',
    path: ['promise'],
  })
  .refine(hasOneIllustration, pictureOrCoverError)
  .describe('Profile of the founder or, if none is named, how the practice works.')
