import { z } from 'zod'
import { bilingualCoverSchema } from '../cover'
import { readingSchema } from '../illustration'
import { linkSchema, pictureSchema, createSectionTypeLiteralSchema } from '../sharedSchemas'
import { nonEmptyTextSchema, bilingualTextSchema } from '../textSchemas'

/** The first section of a page: the h1, an introduction, and links. */
export const heroSectionSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('hero'),
    display: nonEmptyTextSchema
      .optional()
      .describe('Large text above the heading, the same in both languages, such as “404”.'),
    eyebrow: bilingualTextSchema.optional().describe('Short label above the heading.'),
    title: bilingualTextSchema.describe('Main heading of the page, and its title.'),
    lead: bilingualTextSchema.describe('One or two sentences that say what visitors find on the page.'),
    text: bilingualTextSchema.optional().describe('Second paragraph in smaller type, under the buttons and numbers.'),
    actions: z.array(linkSchema).max(3).optional().describe('Buttons, the main one first.'),
    proof: z
      .array(
        z
          .strictObject({
            value: bilingualTextSchema.describe('The number, written as {{name-of-fact}}.'),
            label: bilingualTextSchema.describe('What the number counts, and what it is compared with.'),
            link: linkSchema
              .optional()
              .describe('Where the number leads, such as to the plans for a price; its text is read out, not shown.'),
          })
          .describe('A number with its label.'),
      )
      .min(2)
      .max(3)
      .optional()
      .describe('Two or three numbers in a row under the buttons.'),
    note: bilingualTextSchema
      .optional()
      .describe('Line under the numbers, such as what a consultation does not include.'),
    search: bilingualTextSchema
      .optional()
      .describe('Label of a search field under the text; leave it out to show no field.'),
    latticeLinks: z
      .array(linkSchema)
      .length(6)
      .optional()
      .describe(
        'Links to six service pages, shown as points on the drawing in this order: middle, top left, top right, right, bottom, left.',
      ),
    picture: pictureSchema.describe('Picture beside the text; on a phone it is under the text.'),
    cover: bilingualCoverSchema
      .optional()
      .describe('Drawing in place of the picture, on the ground of the header; social images keep the picture.'),
    reading: readingSchema,
  })
  .describe('Opening section of a page, with its main heading.')
