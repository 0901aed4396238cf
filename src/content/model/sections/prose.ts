import { z } from 'zod'
import { intro, link, picture, placement, typeName } from '../shapes'
import { richWords } from '../words'

/** A heading and a few paragraphs, beside a picture if there is one: a story, a mission, an explanation. */
export const prose = z
  .strictObject({
    type: typeName('prose'),
    ...placement,
    intro: intro,
    markdown: richWords.describe('The paragraphs, in Markdown.'),
    picture: picture.optional(),
    actions: z.array(link).max(2).optional().describe('Buttons under the paragraphs.'),
  })
  .describe('A heading and a few paragraphs.')
