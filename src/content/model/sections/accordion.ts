import { z } from 'zod'
import { anchor, intro, placement, typeName } from '../shapes'
import { richWords, words } from '../words'

/** Questions of which one at a time is open; each has an address of its own. */
export const accordion = z
  .strictObject({
    type: typeName('accordion'),
    ...placement,
    intro: intro,
    items: z
      .array(
        z
          .strictObject({
            id: anchor,
            question: words.describe('The question, as a client asks it.'),
            markdown: richWords.describe('The answer, in Markdown.'),
          })
          .describe('One question with its answer.'),
      )
      .min(2)
      .describe('The questions.'),
  })
  .describe('Questions and answers.')
