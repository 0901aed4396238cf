import { z } from 'zod'
import { createSectionTypeLiteralSchema, sectionIntroSchema, linkSchema, sectionFields } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

const answer = z
  .strictObject({
    answer: bilingualTextSchema.describe('The answer: Yes, No.'),
    next: z.number().int('must be the number of a question').min(2).optional().describe('The question it leads to.'),
    outcome: bilingualTextSchema.optional().describe('What follows from it, where it leads to no other question.'),
  })
  .refine(({ next, outcome }) => (next === undefined) !== (outcome === undefined), {
    error: 'must have either "next", the number of a question below, or "outcome", what follows',
  })
  .describe('One answer.')

/** A decision made by answering a few questions in order. */
export const decisionFlowSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('flow'),
    ...sectionFields,
    intro: sectionIntroSchema,
    question: bilingualTextSchema.describe('Heading of the questions, in the table.'),
    steps: z
      .array(
        z
          .strictObject({
            question: bilingualTextSchema.describe('The question.'),
            answers: z.array(answer).min(2).max(4).describe('Its answers.'),
          })
          .describe('One question.'),
      )
      .min(2)
      .max(7)
      .describe('The questions, in their order.'),
    note: bilingualTextSchema.optional().describe('What the decision leaves out.'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the drawing.'),
  })
  .describe('A decision of two to seven questions, drawn, and in a table.')
