import { z } from 'zod'
import { anchor, intro, placement } from '../shapes'

/** The list of articles, newest first, with one that leads. */
export const articles = z
  .strictObject({
    type: z.literal('articles'),
    ...placement,
    intro: intro,
    featured: anchor.describe('Folder of the article that leads the list.'),
  })
  .describe('The list of articles.')
