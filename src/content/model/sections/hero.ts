import { z } from 'zod'
import { linkSchema, pictureSchema, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { nonEmptyTextSchema, bilingualTextSchema } from '../textSchemas'

/** The first section of a page: the h1, an introduction, and links. */
export const heroSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('hero'),
    display: nonEmptyTextSchema
      .optional()
      .describe('A large sign above the title, the same in both languages, such as “404”.'),
    eyebrow: bilingualTextSchema.optional().describe('A short label above the title.'),
    title: bilingualTextSchema.describe('The h1 of the page.'),
    lead: bilingualTextSchema.describe('One or two sentences that say what the reader finds here.'),
    text: bilingualTextSchema.optional().describe('A second paragraph, in smaller type, under buttons and numbers.'),
    actions: z.array(linkSchema).max(3).optional().describe('Buttons; the first is the main one.'),
    proof: z
      .array(
        z
          .strictObject({
            value: bilingualTextSchema.describe('The number, as a {{fact}}.'),
            label: bilingualTextSchema.describe('What it counts, and against what.'),
          })
          .describe('One number.'),
      )
      .min(2)
      .max(3)
      .optional()
      .describe('Two or three numbers in a row under the buttons.'),
    note: bilingualTextSchema
      .optional()
      .describe('A line under the numbers, such as what the consultation leaves out.'),
    search: bilingualTextSchema.optional().describe('The name of a search field under the words; none without it.'),
    latticeLinks: z
      .array(linkSchema)
      .length(6)
      .optional()
      .describe(
        'The points of a lattice over the drawing, each with the page of a service: middle, top left, top right, right, bottom, left.',
      ),
    picture: pictureSchema.describe('The drawing beside the words, and under them on a phone.'),
  })
  .describe('The opening of a page.')
