import { z } from 'zod'
import { bilingualCoverSchema } from '../cover'
import { readingSchema } from '../illustration'
import { slugSchema, sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../textSchemas'

/** Questions, of which one is open at a time; each has an anchor. */
export const accordionSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('accordion'),
    intro: sectionIntroSchema,
    cover: bilingualCoverSchema.optional().describe('Drawing below the title, on wide windows.'),
    reading: readingSchema,
    items: z
      .array(
        z
          .strictObject({
            id: slugSchema,
            open: z.boolean().optional().describe('True for the question that is open at first.'),
            question: bilingualTextSchema.describe('The question, as a client would ask it.'),
            markdown: bilingualMarkdownSchema.describe('The answer, formatted with Markdown.'),
          })
          .describe('A question with its answer.'),
      )
      .min(2)
      .describe('Questions with their answers, in order.'),
  })
  .describe('Questions and answers, of which one is open at a time.')
