import { z } from 'zod'
import { link, picture, typeName } from '../shapes'
import { line, words } from '../words'

/** The opening of a page: its one h1, what it offers, and where to go next. */
export const hero = z
  .strictObject({
    type: typeName('hero'),
    display: line.optional().describe('A large sign above the title, the same in both languages, such as “404”.'),
    eyebrow: words.optional().describe('A short label above the title.'),
    title: words.describe('The h1 of the page.'),
    lead: words.describe('One or two sentences that say what the reader finds here.'),
    text: words.optional().describe('A second paragraph, in smaller type.'),
    actions: z.array(link).max(3).optional().describe('Buttons; the first is the main one.'),
    note: words.optional().describe('A line under the buttons, such as what the consultation leaves out.'),
    picture: picture.describe('The drawing behind the words.'),
  })
  .describe('The opening of a page.')
