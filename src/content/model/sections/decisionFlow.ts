import { z } from 'zod'
import { createSectionFieldsWithTone, sectionIntroSchema, linkSchema } from '../sharedSchemas'
import { bilingualTextSchema } from '../textSchemas'

const answer = z
  .strictObject({
    answer: bilingualTextSchema.describe('The answer, such as “Yes” or “No”.'),
    next: z
      .number()
      .int('must be the number of a question')
      .min(2)
      .optional()
      .describe('Number of the question that follows; the first question is 1.'),
    outcome: bilingualTextSchema.optional().describe('Result of the answer, if no other question follows.'),
  })
  .refine(({ next, outcome }) => (next === undefined) !== (outcome === undefined), {
    error: 'must have either "next", the number of a question below, or "outcome", what follows',
  })
  .describe('An answer and what follows from it.')

/** A decision made by answering a few questions in order. */
export const decisionFlowSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('flow'),
    intro: sectionIntroSchema,
    question: bilingualTextSchema.describe('Heading of the column of questions in the table.'),
    steps: z
      .array(
        z
          .strictObject({
            question: bilingualTextSchema.describe('The question.'),
            answers: z.array(answer).min(2).max(4).describe('Possible answers, in order.'),
          })
          .describe('A question with its possible answers.'),
      )
      .min(2)
      .max(7)
      .describe('Questions, in order.'),
    note: bilingualTextSchema.optional().describe('What the decision does not take into account.'),
    actions: z.array(linkSchema).max(2).optional().describe('Buttons under the drawing.'),
  })
  .describe('Decision in two to seven questions, shown as a drawing and as a table.')
