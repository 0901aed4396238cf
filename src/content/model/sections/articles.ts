import { z } from 'zod'
import { anchor, intro, placement, typeName } from '../shapes'
import { words } from '../words'

/** The list of articles, newest first, with one that leads, the subjects beside it, and the newsletter. */
export const articles = z
  .strictObject({
    type: typeName('articles'),
    ...placement,
    intro: intro,
    featured: anchor.describe('Folder of the article that leads the list.'),
    newsletter: z
      .strictObject({
        title: words.describe('Its heading.'),
        text: words.describe('What is sent, and how often.'),
        consent: words.describe(
          'What the reader agrees to: who asks, with address and contact, for what, and that consent can be withdrawn.',
        ),
      })
      .describe('The card with the newsletter form.'),
  })
  .describe('The list of articles.')
